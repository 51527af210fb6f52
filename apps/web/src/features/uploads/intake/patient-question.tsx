import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { PatientGroup } from './review-state.ts'

/**
 * Asks about "Patient name in this file: Bella (2021)" before it joins Mochi's case; never decided silently. Issue 4, "Content is
 * looked at".
 */
export function PatientQuestion(props: {
  group: PatientGroup
  pet: string
  answer: boolean | undefined
  onAnswer: (join: boolean) => void
}) {
  const { group, pet, answer, onAnswer } = props
  const { t } = useTranslation('intake')
  const { name, year, count } = group
  const patient = year === null ? name : t('patient.year', { name, year })
  const words = { count, patient, pet }
  const other = answer === undefined ? undefined : !answer
  return (
    <Notice
      tone={answer === undefined ? 'warn' : 'neutral'}
      action={
        <span
          style={{ display: 'inline-flex', gap: 8, flexWrap: 'wrap' }}
          data-open={other === undefined ? '' : undefined}
        >
          {other === undefined ? (
            <>
              <Button size="small" variant="outlined" onClick={() => onAnswer(true)}>
                {t('patient.add')}
              </Button>
              <Button size="small" variant="contained" onClick={() => onAnswer(false)}>
                {t('patient.leaveOut')}
              </Button>
            </>
          ) : (
            <Button size="small" variant="outlined" onClick={() => onAnswer(other)}>
              {other ? t('patient.add') : t('patient.leaveOut')}
            </Button>
          )}
        </span>
      }
    >
      {answer === undefined && t('patient.question', words)}
      {answer === true && t('patient.joins', words)}
      {answer === false && t('patient.leftOut', words)}
    </Notice>
  )
}
