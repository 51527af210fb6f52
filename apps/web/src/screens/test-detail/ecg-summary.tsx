import type { Case } from '@systole/contract/cases/wire-case'
import { languageNames } from '@systole/i18n/languages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCaseWords } from '../../features/cases/use-case-words.ts'
import { CONDITION_TEXTS } from '../../features/ecg-cases/conditions-form.ts'
import { useConditionWords } from '../../features/ecg-cases/use-conditions-fields.ts'
import { AnswerSummary } from '../../features/payments/answer-summary.tsx'
import { filesQuery } from '../../features/uploads/uploads.queries.ts'
import { useSession } from '../../session/session-context.tsx'
import { useFormat } from '../../ui/format/use-format.ts'

/** Summarises an ECG case: the patient, the service, the files, how it was recorded, the report and what it costs. */
export function EcgSummary({ consult }: { consult: Case }) {
  const { t } = useTranslation(['ecgCase', 'cases', 'common'])
  const format = useFormat()
  const cases = useCaseWords()
  const { report, services } = useSession()
  const files = useQuery(filesQuery(consult.caseId)).data ?? []
  const offered = services.find(({ serviceId }) => serviceId === consult.serviceId)
  const language = languageNames[report.report_language ?? report.push_language].short
  const { required_credit: credits, pet } = consult
  const cost = credits > 0 ? t('send.creditsNeeded', { count: credits }) : t('send.free')
  return (
    <AnswerSummary
      rows={[
        {
          label: t('send.patient'),
          value: [
            pet.name,
            cases.species(consult),
            cases.breed(consult),
            format.weight(pet.demographic.weight),
          ].join(t('cases:detail.factSeparator')),
        },
        { label: t('send.service'), value: t(`common:services.${consult.serviceId}`) },
        { label: t('send.files'), value: files.map(({ name }) => name).join(', ') },
        { label: t('send.conditions'), value: <Conditions consult={consult} /> },
        ...(offered
          ? [
              {
                label: t('send.report'),
                value: t('send.within', {
                  language,
                  time: format.duration(offered.promise_minutes),
                }),
              },
            ]
          : []),
        { label: t('send.credits'), value: cost },
      ]}
    />
  )
}

/** Shows how the recording was made: posture and state in a line, then what else the clinic stated. */
export function Conditions({ consult }: { consult: Case }) {
  const { t } = useTranslation(['ecg', 'cases', 'ecgCase'])
  const words = useConditionWords()
  const { recording } = consult.extraInfo
  if (!recording) return null
  const { posture = '', state = '' } = recording
  return (
    <>
      {[words.posture(posture), words.state(state)]
        .filter(Boolean)
        .join(t('cases:detail.factSeparator'))}
      {CONDITION_TEXTS.map(
        (name) =>
          recording[name] && (
            <div key={name}>
              {t('ecgCase:stated', { label: t(`recording.${name}`), text: recording[name] })}
            </div>
          ),
      )}
    </>
  )
}
