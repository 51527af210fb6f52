import type { Case } from '@systole/contract/cases/wire-case'
import { useTranslation } from 'react-i18next'
import { reportAddress } from '../../features/cases/lists/report-button.tsx'
import { ClinicalFacts } from '../../features/clinical/clinical-facts.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { dateOfVisit } from './earlier-findings.ts'

/** Shows the case this one follows, with its findings and its report (CASE-8). */
export function FollowUpBanner({ original }: { original: Case }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const words = useQuestionWords()
  const date = dateOfVisit(original)
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
