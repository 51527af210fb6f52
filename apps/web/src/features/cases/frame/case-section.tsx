import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Card } from '../../../ui/layout/card.tsx'

const SectionHead = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 10,
  marginBottom: 10,
  '& > :not(a)': { flex: '1 1 0', minWidth: 'min-content' }, // the title shrinks first
  '& a': { fontSize: '.9375rem', padding: '3px 0', textAlign: 'end' },
})

const CaseItems = styled('ul')({ margin: 0, padding: 0 })

/** Renders cases of one kind under their title, with a link to the whole list at its right (experience S2). */
export function CaseSection(props: {
  title: string
  all?: ReactNode
  paper?: ComponentType<{ as: 'div'; children: ReactNode }>
  children: ReactNode
}) {
  const { title, all, paper: Paper = Card, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHead>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {all}
      </SectionHead>
      <Paper as="div">
        <CaseItems>{children}</CaseItems>
      </Paper>
    </section>
  )
}
