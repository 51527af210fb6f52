import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { currentBrand } from '../brand.ts'
import { useFollow } from '../ui/navigation/app-link.tsx'

const Root = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: (theme.vars ?? theme).palette.ink.strong,
  textDecoration: 'none',
  fontFamily: '"Source Serif 4", "Source Serif Stand-in", Georgia, serif',
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1,
  letterSpacing: '-.01em',
}))

/** Renders the portal's name beside its logo as a link home. */
export function BrandLink({ href, children }: { href: string; children: ReactNode }) {
  const follow = useFollow()
  const { name } = currentBrand()
  return (
    <Root href={href} onClick={(event) => follow(event, href)}>
      {children}
      <span lang={isLatin(name) ? 'en' : undefined}>{name}</span>
    </Root>
  )
}

function isLatin(name: string): boolean {
  return /^[ -~]+$/.test(name)
}
