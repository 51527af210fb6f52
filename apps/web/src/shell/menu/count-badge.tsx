import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { type MenuCounts, useMenuCounts } from './menu-counts.ts'

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

const KIND = {
  incomplete: 'cases',
  unreadReports: 'unread',
  waitingApplications: 'applications',
  undeliveredMails: 'applications',
  paymentsToHandle: 'applications',
} as const satisfies Record<keyof MenuCounts, string>

/** Renders a count, or the sum of several; nothing at zero, prominent if it counts news. */
export function CountBadge({ of }: { of: keyof MenuCounts | readonly (keyof MenuCounts)[] }) {
  const { t } = useTranslation('shell')
  const counts = useMenuCounts()
  const names = typeof of === 'string' ? [of] : of
  const count = names.reduce((sum, name) => sum + counts[name], 0)
  const [first] = names
  if (count === 0 || first === undefined) return null
  const kind = KIND[first]
  return (
    <>
      <Badge aria-hidden {...(kind !== 'cases' && { 'data-new': '' })}>
        {count}
      </Badge>
      <VisuallyHidden>({t(`counts.${kind}`, { count })})</VisuallyHidden>
    </>
  )
}
