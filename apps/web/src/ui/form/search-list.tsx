import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { SearchCard } from './search-card.tsx'

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > [role="status"]': {
    minHeight: '1.5em',
    color: (theme.vars ?? theme).palette.ink.muted,
    fontSize: '.9375rem',
  },
}))

/** Renders a directory: the search, the number of results, and the list. */
export function SearchList(props: {
  search: ComponentProps<typeof SearchCard>
  count: ReactNode
  children: ReactNode
}) {
  const { search, count, children } = props
  return (
    <Stack>
      <SearchCard key={search.find} {...search} />
      <p role="status">{count}</p>
      {children}
    </Stack>
  )
}
