import { styled } from '@mui/material/styles'

/** A panel at the right of a viewer's picture, below it in a narrow one. A panel sets its own width as `flexBasis`. */
export const ViewerPanel = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    flex: '0 0 232px',
    minWidth: 0,
    overflow: 'auto',
    padding: '10px 8px 12px',
    borderLeft: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.body,
    fontSize: '.875rem',
    '@container viewer (max-width: 640px)': {
      flex: '0 0 auto',
      maxHeight: '45%',
      borderLeft: 0,
      borderTop: `1px solid ${edge.line}`,
    },
  }
})
