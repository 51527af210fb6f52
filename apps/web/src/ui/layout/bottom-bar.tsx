import { styled } from '@mui/material/styles'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { memo, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { layer, pageWidth } from '../../theme/tokens.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../display/icon.tsx'
import { useEventCallback } from '../hooks/use-event-callback.ts'

const Bar = styled('div')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    position: 'sticky',
    bottom: 0,
    zIndex: layer.sticky,
    backgroundColor: surface.paper,
    borderTop: `1px solid ${edge.line}`,
    '& > div': {
      maxWidth: pageWidth,
      margin: '0 auto',
      padding: '14px 32px',
      display: 'flex',
      alignItems: 'center',
      gap: 16,
    },
    '& .between': { flex: 1, minWidth: 0, textAlign: 'right', fontSize: '.9375rem' },
    [theme.breakpoints.down('md')]: {
      '& > div': { padding: '10px 16px', gap: 10, flexWrap: 'wrap' },
      '& .between': { order: -1, flexBasis: '100%', textAlign: 'left', fontSize: '.875rem' },
      '& .between:empty': { display: 'none' },
      '& button': { flex: '1 1 auto', minHeight: 48, paddingInline: 10, whiteSpace: 'nowrap' },
    },
  }
})

/** Renders Back and Next at the bottom of a stage; Alt ← and Alt → or Ctrl/⌘ Enter press them, Ctrl/⌘ S saves the draft. */
export const BottomBar = memo(function BottomBar(props: {
  onBack?: () => void
  onNext?: () => void
  backLabel?: ReactNode
  nextLabel?: ReactNode
  /** The missing parts, in words, beside Next. */
  note?: ReactNode
  /** Content between the two on a phone, e.g. Add file. */
  extra?: ReactNode
  /** True while Next is processed: a second press is ignored, the width stays. */
  busy?: boolean
  /** Saves the draft now, if there is one. */
  onSave?: () => void
}) {
  const { onBack, onNext, note, extra, busy = false } = props
  const { t } = useTranslation('common')
  useStageKeys({ onBack, onNext: busy ? undefined : onNext, onSave: props.onSave })
  return (
    <Bar className="no-print">
      <div>
        {onBack && (
          <Button variant="outlined" onClick={onBack} startIcon={<Icon of={ArrowLeft} size={20} />}>
            {props.backLabel ?? t('back')}
          </Button>
        )}
        {extra}
        <div className="between" role="status">
          {note}
        </div>
        {onNext && (
          <Button
            data-next
            variant="contained"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) onNext()
            }}
            endIcon={<Icon of={ArrowRight} size={20} />}
          >
            {busy ? t('working') : (props.nextLabel ?? t('next'))}
          </Button>
        )}
      </div>
    </Bar>
  )
})

type Presses = Record<'onBack' | 'onNext' | 'onSave', (() => void) | undefined>

function useStageKeys({ onBack, onNext, onSave }: Presses): void {
  const onKey = useEventCallback((event: KeyboardEvent) => {
    if (event.isComposing) return
    const action = pressedBy(event, { onBack, onNext, onSave })
    if (!action || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onKey])
}

/** Returns the action of a key (experience 3.2); the browser's own Save is suppressed only if there is a draft. */
function pressedBy(event: KeyboardEvent, presses: Presses): (() => void) | undefined {
  const control = event.ctrlKey || event.metaKey
  if (event.altKey && !control) {
    return { ArrowLeft: presses.onBack, ArrowRight: presses.onNext }[event.key]
  }
  if (!control || event.altKey || event.shiftKey) return undefined
  return { enter: presses.onNext, s: presses.onSave }[event.key.toLowerCase()]
}
