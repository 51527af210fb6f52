import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from '../../../ui/app-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-frame.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ReviewNotices } from './review-notices.tsx'
import { joining, untyped } from './review-state.ts'
import { ReviewTable } from './review-table.tsx'
import { type IntakeProps, useIntakeReview } from './use-intake-review.ts'

const ERROR_ID = 'intake-error'

const Body = styled('div')({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' })

/** A drop of many, as a list to look over: nothing is sent before Start. Issue 4, "Queue". */
export function IntakeDialog(props: IntakeProps) {
  const { t } = useTranslation(['intake', 'common'])
  const intake = useIntakeReview(props)
  const start = useRef<HTMLButtonElement>(null)
  const { review, look, dispatch, problem } = intake
  const count = joining(review).length
  return (
    <AppDialog
      open
      size="lg"
      title={t('title', { pet: props.pet.name })}
      dismiss={{ escape: false, x: true }}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="outlined" onClick={props.onClose}>
            {t('common:cancel')}
          </Button>
          <Button ref={start} variant="contained" disabled={!look} onClick={intake.start}>
            {count > 0 ? t('start', { count }) : t('startNone')}
          </Button>
        </>
      }
    >
      <Body>
        {look ? (
          <>
            <ReviewNotices
              review={review}
              look={look}
              pet={props.pet.name}
              dispatch={dispatch}
              onTake={(source) => void intake.take(source)}
            />
            <ReviewTable review={review} dispatch={dispatch} />
          </>
        ) : (
          <Looking progress={intake.progress} />
        )}
        <div role="alert">
          <FieldError id={ERROR_ID} text={problem && wordsOf(problem)} />
        </div>
      </Body>
    </AppDialog>
  )

  function wordsOf(refusal: NonNullable<typeof problem>): string | undefined {
    if (refusal === 'nothing') return t('nothingTicked')
    if (refusal === 'kindMissing') {
      const missing = untyped(review).length
      return missing > 0 ? t('kindMissing', { count: missing }) : undefined
    }
    const open = review.rows.find(({ patient }) => patient)?.patient
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
