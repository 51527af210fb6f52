import { styled } from '@mui/material/styles'
import { radius, shadow } from '../../theme/tokens.ts'

/** A white box with a border. */
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
