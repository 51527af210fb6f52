import { styled } from '@mui/material/styles'

export const Stack = styled('div')({ display: 'grid', gap: 16 })

/** A heading with its button. */
export const CardHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& h2, & h3': { margin: 0 },
})

export const Actions = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 8,
})
