import { styled } from '@mui/material/styles'

/** A checkbox or radio button with our style and native behaviour. */
export const ChoiceInput = styled('input')(({ theme }) => {
  const { brand, edge, ink, primary, surface } = (theme.vars ?? theme).palette
  return {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `2px solid ${edge.control}`,
    borderRadius: 4,
    backgroundColor: surface.paper,
    cursor: 'inherit',
    transition: 'background-color 120ms, border-color 120ms',
    '&[type="radio"]': { borderRadius: '50%' },
    '&::before': { content: '""', display: 'none' },
    '&:checked': { borderColor: brand.main },
    '&:checked::before': { display: 'block' },
    '&[type="radio"]::before': {
      width: 10,
      height: 10,
      borderRadius: '50%',
      backgroundColor: brand.main,
    },
    '&[type="checkbox"]:checked': { backgroundColor: brand.main },
    '&[type="checkbox"]::before': {
      width: 14,
      height: 14,
      backgroundColor: primary.contrastText,
      clipPath: 'polygon(8% 48%, 22% 34%, 40% 52%, 78% 12%, 92% 26%, 40% 80%)',
    },
    '&:disabled': { borderColor: edge.line, backgroundColor: surface.sunken },
    '&:disabled:checked': { borderColor: ink.muted },
    '&[type="checkbox"]:disabled:checked': { backgroundColor: ink.muted },
    '&[type="radio"]:disabled::before': { backgroundColor: ink.muted },
    '@media (forced-colors: active)': { appearance: 'auto' },
  }
})

/** The label beside it; together they are 44 px high. */
export const ChoiceLabel = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  verticalAlign: 'top',
  minHeight: 44,
  padding: '10px 0',
  marginRight: 24,
  cursor: 'pointer',
  '& > input': { marginTop: '.1em' },
  '&:hover > input:enabled': { borderColor: (theme.vars ?? theme).palette.brand.main },
  '&:has(> :disabled)': {
    color: (theme.vars ?? theme).palette.text.disabled,
    cursor: 'not-allowed',
  },
}))
