import { keyframes, styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { motion, radius, shadow } from '../../theme/tokens.ts'
import type { Tone } from '../../theme/tones.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../display/icon.tsx'
import { TOAST_MS, type ToastTone, toastStore } from './toast-store.ts'
import { useExpiry } from './use-expiry.ts'

/** The position on a phone, where the title of a page or of a dialog is as wide as the toast. */
const BELOW_TITLES_PX = 124

const LOOKS: Record<ToastTone, { tone: Tone; icon: LucideIcon }> = {
  success: { tone: 'ok', icon: CircleCheck },
  info: { tone: 'info', icon: Info },
  warning: { tone: 'warn', icon: TriangleAlert },
  error: { tone: 'danger', icon: CircleAlert },
}

const comes = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 24,
  left: 16,
  right: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none', // beside the toast the page stays usable
  [theme.breakpoints.down('md')]: { top: BELOW_TITLES_PX },
}))

const Toast = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const { background, solid, text } = (theme.vars ?? theme).palette.tone[tone]
    return {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      maxWidth: 640,
      padding: '6px 6px 6px 16px',
      border: `1px solid color-mix(in srgb, ${solid} 35%, ${background})`,
      borderRadius: radius.card,
      boxShadow: shadow.menu,
      backgroundColor: background,
      color: text,
      fontSize: '.9375rem',
      pointerEvents: 'auto',
      animation: `${comes} ${motion.base}ms ${motion.ease}`,
      '& > svg': { color: solid },
      '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      '& > button:last-of-type': { color: 'inherit' },
    }
  },
)

/**
 * Shows the message at the top centre for six seconds, or until its button expires. Rendered in the body and only when needed:
 * inside #root it would be hidden from screen readers while a dialog is open.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const { t } = useTranslation('common')
  const done = () => toastStore.set(null)
  const pauses = useExpiry(toast && { id: toast.id, ms: toast.action?.forMs ?? TOAST_MS }, done)
  if (!toast) return null
  const { action } = toast
  const { icon, tone } = LOOKS[toast.tone]
  return createPortal(
    <Place>
      <Toast key={toast.id} role="alert" tone={tone} {...pauses}>
        <Icon of={icon} size={22} />
        <span>{toast.text}</span>
        {action && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              done()
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton type="button" data-size="small" aria-label={t('close')} onClick={done}>
          <Icon of={X} />
        </IconButton>
      </Toast>
    </Place>,
    document.body,
  )
}
