import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const Badge = styled('span')(({ theme }) => {
  const { brand, tone } = (theme.vars ?? theme).palette
  return {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    padding: '0 6px',
    borderRadius: 10,
    fontSize: '.75rem',
    fontWeight: 700,
    lineHeight: 1,
    color: tone.neutral.text,
    backgroundColor: tone.neutral.background,
    '&[data-new]': { color: '#fff', backgroundColor: brand.main },
  }
})

/** Nothing at zero; unread reports stand out. */
export function CountBadge({ kind, count }: { kind: 'cases' | 'unread'; count: number }) {
  const { t } = useTranslation('shell')
  if (count === 0) return null
  return (
    <>
      <Badge aria-hidden {...(kind === 'unread' && { 'data-new': '' })}>
        {count}
      </Badge>
      <VisuallyHidden>({t(`counts.${kind}`, { count })})</VisuallyHidden>
    </>
  )
}
