import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/layout/card.tsx'

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  padding: '16px 20px 20px',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  minHeight: 32,
})
const Title = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 650,
  color: (theme.vars ?? theme).palette.ink.strong,
}))

/** Renders one part of the operations page, with what belongs beside its title. */
export function FigureCard(props: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Body>
        <Head>
          <Title id={id}>{props.title}</Title>
          {props.beside}
        </Head>
        {props.children}
      </Body>
    </Card>
  )
}

/** A muted line in a part of the page. */
export const Muted = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.muted,
}))
