import type { WireCase } from '@systole/contract/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { useTranslation } from 'react-i18next'
import { fileCountOf, kindsIn } from '../../features/cases/case-view.ts'
import { useCaseWords } from '../../features/cases/use-case-words.ts'
import { useClinicalWords } from '../../features/clinical/use-clinical-words.ts'
import { AnswerSummary } from '../../features/payments/answer-summary.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { useSession } from '../../session/session-context.tsx'
import { useFormat } from '../../ui/use-format.ts'

/** The case as it will be sent, each line with the way back to its stage (experience S10). */
export function CaseSummary(props: { consult: WireCase; onStage: (stage: CaseStage) => void }) {
  const { consult, onStage } = props
  const { t } = useTranslation('cases')
  const format = useFormat()
  const cases = useCaseWords()
  const clinical = useClinicalWords()
  const questions = useQuestionWords()
  const { report } = useSession()
  const { pet, clinical_input: input, question_session: session } = consult
  return (
    <AnswerSummary
      rows={[
        {
          label: t('summary.patient'),
          value: [
            pet.name,
            cases.species(consult),
            cases.breed(consult),
            format.weight(pet.demographic.weight),
          ].join(t('detail.factSeparator')),
        },
        {
          label: t('summary.findings'),
          value: input && clinical.summary(input),
          onChange: () => onStage('clinical'),
        },
        {
          label: t('summary.questions'),
          value: session && (
            <ol style={{ margin: 0, paddingLeft: '1.2em' }}>
              {questions.asked(session).map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          ),
          onChange: () => onStage('questions'),
        },
        {
          label: t('summary.files'),
          value:
            fileCountOf(consult) > 0
              ? t('summary.filesOf', {
                  files: t('detail.files', { count: fileCountOf(consult) }),
                  kinds: questions.kinds(kindsIn(consult)),
                })
              : t('detail.filesNone'),
          onChange: () => onStage('inspection'),
        },
        { label: t('summary.report'), value: report.report_email_list.join(', ') },
      ]}
    />
  )
}
