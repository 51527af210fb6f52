import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Card, CardBody } from './card.tsx'

const Body = styled(CardBody)({ display: 'grid', gap: 16 })

/** Renders a card with its own heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Body>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {children}
      </Body>
    </Card>
  )
}
