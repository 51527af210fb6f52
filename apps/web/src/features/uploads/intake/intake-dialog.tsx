import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { FieldError } from '../../../ui/form/field-frame.tsx'
import { IntakeNotices } from './intake-notices.tsx'
import { joining, openPatients, untyped } from './review-state.ts'
import { ReviewTable } from './review-table.tsx'
import { type IntakeProps, useIntakeReview } from './use-intake-review.ts'

const ERROR_ID = 'intake-error'
/** The selector of the fields that Start requires; the first of them gets the focus. */
const STILL_OPEN = '[data-open] button:last-child, select[aria-invalid]'

const Body = styled('div')({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' })

/** The reason beside the button, because the list may be scrolled anywhere. */
const Refusal = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  '& p': { margin: 0 },
  '& ~ button': { flexShrink: 0 },
  [theme.breakpoints.down('sm')]: { '&&': { flexBasis: '100%' } },
}))

/** Reviews a drop of many files; nothing is sent before Start. Issue 4, "Queue". */
export function IntakeDialog(props: IntakeProps) {
  const { t } = useTranslation(['intake', 'common'])
  const intake = useIntakeReview(props)
  const body = useRef<HTMLDivElement>(null)
  const { review, look, dispatch, problem, refused } = intake
  const count = joining(review).length
  useEffect(() => {
    if (refused) body.current?.querySelector<HTMLElement>(STILL_OPEN)?.focus()
  }, [refused])
  return (
    <AppDialog
      open
      size="lg"
      title={t('title', { pet: props.pet.name })}
      dismiss={{ escape: false, x: true }}
      onClose={props.onClose}
      actions={
        <>
          <Refusal role="alert">
            <FieldError id={ERROR_ID} text={problem && wordsOf(problem)} />
          </Refusal>
          <Button variant="outlined" onClick={props.onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" disabled={!look} onClick={intake.start}>
            {count > 0 ? t('start', { count }) : t('startNone')}
          </Button>
        </>
      }
    >
      <Body ref={body}>
        {look ? (
          <>
            <IntakeNotices
              review={review}
              look={look}
              pet={props.pet.name}
              dispatch={dispatch}
              onTake={(source) => void intake.take(source)}
            />
            <ReviewTable review={review} dispatch={dispatch} isRefused={refused !== undefined} />
          </>
        ) : (
          <Looking progress={intake.progress} />
        )}
      </Body>
    </AppDialog>
  )

  function wordsOf(refusal: NonNullable<typeof problem>): string | undefined {
    if (refusal === 'nothing') return t('nothingTicked')
    if (refusal === 'kindMissing') return t('kindMissing', { count: untyped(review).length })
    const [open] = openPatients(review)
    return open && t('patient.open', { patient: open.name })
  }
}

function Looking({ progress }: { progress: { done: number; total: number } | undefined }) {
  const { t } = useTranslation('intake')
  const words = progress ? t('looking', progress) : t('opening')
  return (
    <div>
      <p role="status" style={{ margin: '0 0 10px' }}>
        {words}
      </p>
      <ProgressBar
        label={t('opening')}
        percent={progress ? (progress.done / progress.total) * 100 : 0}
      />
    </div>
  )
}
