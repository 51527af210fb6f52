import type { Case } from '@systole/contract/cases/wire-case'
import { fromStamp } from '@systole/domain/time/stamp'
import { useTranslation } from 'react-i18next'
import { reportAddress } from '../../features/cases/report-button.tsx'
import { ClinicalFacts } from '../../features/clinical/clinical-facts.tsx'
import type { EarlierFindings } from '../../features/clinical/use-earlier-marks.ts'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'

/** Shows the case this one follows, with its findings and its report (CASE-8). */
export function FollowUpBanner({ original }: { original: Case }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const words = useQuestionWords()
  const date = dateOf(original)
  const asked = original.question_session ? words.asked(original.question_session) : []
  return (
    <Notice tone="info">
      {t('detail.followUp', { pet: original.pet.name, date: date ? format.date(date) : '' })}{' '}
      {original.revision.report_revision !== '' && (
        <NewTabLink href={reportAddress(original)}>{t('detail.viewEarlier')}</NewTabLink>
      )}
      {original.clinical_input && (
        <details>
          <summary>{t('detail.earlierShow')}</summary>
          <div style={{ paddingTop: 12 }}>
            <ClinicalFacts
              input={original.clinical_input}
              {...(asked.length > 0 && { reason: asked.join('\n') })}
            />
          </div>
        </details>
      )}
    </Notice>
  )
}

/** Returns the findings to compare with, once the earlier case has findings. */
export function earlierFindings(original: Case | undefined): EarlierFindings | undefined {
  const date = original && dateOf(original)
  if (!original?.clinical_input || !date) return undefined
  return { date, input: original.clinical_input }
}

function dateOf({ submitted, date }: Case): Date | undefined {
  return fromStamp(submitted) ?? fromStamp(date)
}
