import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Root = styled('span')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'inline-block',
    padding: '1px 8px',
    border: `1px solid ${edge.line}`,
    borderRadius: 5,
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: ink.body,
    backgroundColor: surface.paper,
    '&[data-mode="advance"]': {
      borderColor: 'transparent',
      color: tone.brand.text,
      backgroundColor: tone.brand.background,
    },
  }
})

/** Shows the mode: Basic outlined, Advance tinted. */
export function ModeTag({ mode }: { mode: 'basic' | 'advance' }) {
  const { t } = useTranslation('common')
  return <Root data-mode={mode}>{t(`mode.${mode}`)}</Root>
}
