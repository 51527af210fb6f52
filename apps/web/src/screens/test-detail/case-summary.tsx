import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { coachLines } from '@systole/domain/questions/file-coach'
import { fileNeeds } from '@systole/domain/questions/required-files'
import { fileKindFromWire } from '@systole/domain/uploads/file-kind'
import { otherPatients } from '@systole/domain/uploads/patients/other-patients'
import { languageNames } from '@systole/i18n/languages'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { askedIn, fileCountOf, uploadedKindsOf } from '../../features/cases/case-view.ts'
import { useCaseWords } from '../../features/cases/use-case-words.ts'
import { useClinicalWords } from '../../features/clinical/use-clinical-words.ts'
import { absencesIn } from '../../features/coach/absences-in.ts'
import { AnswerSummary } from '../../features/payments/answer-summary.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { filesQuery } from '../../features/uploads/uploads.queries.ts'
import { useSession } from '../../session/session-context.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { patientOnRecord } from '../../ui/display/patient-remarks.tsx'
import { useFormat } from '../../ui/format/use-format.ts'

const Warning = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: (theme.vars ?? theme).palette.tone.warn.text,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: 4 },
}))

/**
 * Summarises the case as it will be sent, each line with a link to its stage (experience S10); without `onStage`, as it was sent.
 */
export function CaseSummary(props: { consult: Case; onStage?: (stage: CaseStage) => void }) {
  const { consult, onStage } = props
  const change = (stage: CaseStage) => onStage && { onChange: () => onStage(stage) }
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
          ...change('clinical'),
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
          ...change('questions'),
        },
        {
          label: t('summary.files'),
          value: <FileSummary consult={consult} />,
          ...change('inspection'),
        },
        ...(onStage
          ? [
              {
                label: t('summary.report'),
                value: t('summary.reportTo', {
                  language: languageNames[report.report_language ?? report.push_language].short,
                  emails: report.report_email_list.join(', '),
                }),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Summarises the files, as in "3 files: 2 chest X-ray, 1 ECG", and the missing advised ones with the reasons given. */
function FileSummary({ consult }: { consult: Case }) {
  const { t } = useTranslation(['cases', 'uploads', 'questions'])
  const questions = useQuestionWords()
  const count = fileCountOf(consult)
  const kinds = consult.session_tests.flatMap(({ type, count: ofKind }) => {
    const kind = fileKindFromWire(type)
    return kind
      ? [t('summary.kindCount', { count: ofKind, kind: t(`uploads:kindInSentence.${kind}`) })]
      : []
  })
  const lines = coachLines({
    needs: fileNeeds(askedIn(consult)),
    there: uploadedKindsOf(consult),
    absent: absencesIn(consult),
  })
  const advised = lines.filter(({ need, state }) => need === 'recommended' && state === 'missing')
  return (
    <>
      {count > 0
        ? t('summary.filesOf', {
            files: t('detail.files', { count }),
            kinds: kinds.join(t('questions:kindSeparator')),
          })
        : t('detail.filesNone')}
      <OtherPatients consult={consult} />
      {lines.map(
        (line) =>
          line.state === 'absent' && (
            <div key={line.kind}>
              {t('summary.absent', {
                kind: questions.kinds([line.kind]),
                reason: line.reason,
              })}
            </div>
          ),
      )}
      {advised.length > 0 && (
        <div>
          {t('summary.advised', { kinds: questions.kinds(advised.map(({ kind }) => kind)) })}
        </div>
      )}
    </>
  )
}

/** Warns until payment about files that name another patient. */
function OtherPatients({ consult }: { consult: Case }) {
  const { t } = useTranslation(['cases', 'questions'])
  const files = useQuery(filesQuery(consult.caseId)).data ?? []
  const { count, names } = otherPatients(files, patientOnRecord(consult.pet))
  if (count === 0) return null
  return (
    <Warning>
      <Icon of={TriangleAlert} size={14} />
      {t('summary.otherPatients', { count, names: names.join(t('questions:kindSeparator')) })}
    </Warning>
  )
}
