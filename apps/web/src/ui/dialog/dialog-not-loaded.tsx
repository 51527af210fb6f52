import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { radius, shadow } from '../../theme/tokens.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../display/icon.tsx'
import { ChunkLoadError } from '../lazy/chunk-load-error.tsx'

const Sheet = styled('dialog')(({ theme }) => {
  const { ink, surface } = (theme.vars ?? theme).palette
  return {
    boxSizing: 'border-box',
    width: 'min(444px, calc(100% - 32px))',
    padding: '20px 24px 24px',
    border: 0,
    borderRadius: radius.dialog,
    boxShadow: shadow.dialog,
    backgroundColor: surface.paper,
    color: ink.body,
    '&::backdrop': { backgroundColor: 'rgba(9,30,34,.52)' },
    '& h2': { fontSize: '1.375rem', fontWeight: 500, lineHeight: 1.3 },
    '& header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginBottom: 8,
    },
  }
})

/**
 * Renders the browser's own dialog with a button to retry, in place of a dialog whose code cannot be loaded. It must be there
 * offline, so every page loads it; on AppDialog it would add 10 kB to each.
 */
export function DialogNotLoaded({
  onClose,
  onRetry,
}: {
  onClose: (by: 'escape' | 'x') => void
  onRetry: () => void
}) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = sheet.current
    shown?.showModal()
    return () => shown?.close() // while it is still in the page, so that the focus returns
  }, [])
  return (
    <Sheet
      ref={sheet}
      role="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose('escape')
      }}
    >
      <header>
        <h2 id={titleId}>{t('errorTitle')}</h2>
        <IconButton type="button" aria-label={t('close')} onClick={() => onClose('x')}>
          <Icon of={X} />
        </IconButton>
      </header>
      <ChunkLoadError onRetry={onRetry} />
    </Sheet>
  )
}
