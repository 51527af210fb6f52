import { styled } from '@mui/material/styles'
import { radius, shadow } from '../theme/tokens.ts'

/** White paper with an edge. */
export const Card = styled('section')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    backgroundColor: surface.paper,
    border: `1px solid ${edge.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.card,
    '@media print': { boxShadow: 'none' },
  }
})

export const CardBody = styled('div')({ padding: 20 })
