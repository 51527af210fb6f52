import { styled } from '@mui/material/styles'

/** The border of a text field; the control inside has none. */
export const InputBox = styled('div')(({ theme }) => {
  const { edge, ink, surface, text, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: 46,
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: surface.paper,
    color: ink.strong,
    '&:hover': { borderColor: ink.muted },
    '&:focus-within': {
      outline: `2px solid ${edge.focus}`,
      outlineOffset: -1,
      borderColor: 'transparent',
    },
    '&:has(button:focus-visible)': { outline: 'none', borderColor: edge.control },
    '&[data-error]': {
      borderColor: tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${tone.danger.solid}`,
    },
    '&[data-error]:focus-within': { outlineOffset: 2, borderColor: tone.danger.solid },
    '&:has(:disabled)': { backgroundColor: surface.sunken, borderColor: edge.line },
    '&:has(input[readonly])': { backgroundColor: surface.sunken, borderColor: edge.line },
    '& input, & textarea': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      padding: '10px 12px',
      border: 0,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      lineHeight: 1.4,
    },
    '& textarea': { resize: 'vertical', lineHeight: 1.5 },
    '& ::placeholder': { color: ink.muted, opacity: 1 },
    '& :disabled': { color: text.disabled, cursor: 'not-allowed' },
    '& .unit': { paddingRight: 12, whiteSpace: 'nowrap', color: ink.muted },
  }
})
