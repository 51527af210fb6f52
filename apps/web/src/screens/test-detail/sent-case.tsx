import type { WireCase } from '@systole/contract/wire-case'
import { CASE_STAGES } from '@systole/domain/cases/case-progress'
import { fromStamp } from '@systole/domain/time/stamp'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseFrame } from '../../features/cases/case-frame.tsx'
import { reportAddress } from '../../features/cases/report-button.tsx'
import { YourQuestions } from '../../features/cases/your-questions.tsx'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { paths } from '../../paths.ts'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { MessageDialog } from '../../ui/message-dialog.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Stage } from '../../ui/stage-nav.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useGo } from '../../ui/use-go.ts'
import { InspectedFiles } from './inspected-files.tsx'
import { useStageGo } from './use-stage-go.ts'

/** Inspection only: every status but open and upload (CASE-2). Files may be added until the report is out. */
export function SentCase({ consult }: { consult: WireCase }) {
  const { t } = useTranslation(['cases', 'common'])
  const go = useGo()
  const words = useQuestionWords()
  const stageGo = useStageGo({ usid: consult.usid })
  const stages = useLockedStages()
  const [finished, setFinished] = useState(false)
  const asked = consult.question_session ? words.asked(consult.question_session) : []
  useDocumentTitle(t('pageTitle', { pet: consult.pet.name, stage: t('detail.stages.inspection') }))
  return (
    <>
      <InspectedFiles
        consult={consult}
        onBack={stageGo.leave}
        onNext={() => setFinished(true)}
        frame={(parts) => (
          <CaseFrame
            consult={consult}
            stages={stages}
            stage="inspection"
            information={<PatientInformation consult={consult} reason={asked.join('\n')} />}
            beside={asked.length > 0 && <YourQuestions questions={asked} />}
            before={<SentNotice consult={consult} />}
            parts={parts}
          />
        )}
      />
      <MessageDialog
        open={finished}
        title={t('detail.uploadSuccess')}
        actionLabel={t('common:goToCaseList')}
        onAction={() => go(paths.ongoing())}
        onClose={() => setFinished(false)}
      >
        {t('detail.uploadSuccessText')}
      </MessageDialog>
    </>
  )
}

/** The other stages are text without an address. */
function useLockedStages(): Stage[] {
  const { t } = useTranslation('cases')
  return CASE_STAGES.map((stage) => ({
    id: stage,
    name: t(`detail.stages.${stage}`),
    state: stage === 'inspection' ? 'current' : 'done',
    ...(stage !== 'inspection' && {
      note: stage === 'payment' ? t('detail.paid') : t('detail.locked'),
    }),
  }))
}

function SentNotice({ consult }: { consult: WireCase }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const closed = fromStamp(consult.closed)
  const sent = fromStamp(consult.submitted)
  if (consult.status === 'reject') return <Notice tone="warn">{t('detail.rejected')}</Notice>
  if (consult.status === 'close' && closed) {
    return (
      <Notice tone="ok">
        {t('detail.closed', { date: format.dateTime(closed) })}{' '}
        <NewTabLink href={reportAddress(consult)}>{t('detail.readReport')}</NewTabLink>
      </Notice>
    )
  }
  return (
    <Notice tone="info">{t('detail.sent', { date: sent ? format.dateTime(sent) : '' })}</Notice>
  )
}
