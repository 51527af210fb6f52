import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { PaneFacts, PaneTitle } from '../desk/pane.tsx'
import { clinicalSigns, type ExamFact, examFacts } from './exam-facts.ts'

/** Shows the vet's findings; abnormal ones are marked in colour and in words. */
export function ExamList({ clinical }: { clinical: ClinicalInput | null }) {
  const { t } = useTranslation(['reading', 'reports'])
  const signs = clinical ? clinicalSigns(clinical) : []
  return (
    <section>
      <PaneTitle>{t('reading:exam.title')}</PaneTitle>
      {!clinical && <p>{t('reading:exam.none')}</p>}
      {clinical && (
        <PaneFacts>
          {examFacts(clinical).map((fact) => (
            <Fact key={fact.label} fact={fact} />
          ))}
          <BreathSound sound={clinical.breathingSound} />
          {signs.length > 0 && <dt>{t('reading:exam.signs')}</dt>}
          {signs.length > 0 && (
            <dd>
              {signs
                .map((sign) => t(`reports:document.clinical.signNames.${sign}`))
                .join(t('reading:separator'))}
            </dd>
          )}
        </PaneFacts>
      )}
    </section>
  )
}

function Fact({ fact }: { fact: ExamFact }) {
  const { t } = useTranslation(['reading', 'reports'])
  const format = useFormat()
  const words = fact.words?.map((word) => t(`reports:document.clinical.options.${word}`))
  return (
    <Fragment>
      <dt>{t(`reading:exam.${fact.label}`)}</dt>
      <dd {...(fact.attention && { 'data-attention': '' })}>
        {fact.rate ? format.perMinute(fact.rate) : words?.join(' ')}
        {fact.attention && <VisuallyHidden> ({t('reading:exam.attention')})</VisuallyHidden>}
      </dd>
    </Fragment>
  )
}

function BreathSound({ sound }: { sound: ClinicalInput['breathingSound'] }) {
  const { t } = useTranslation(['reading', 'reports'])
  if (sound.breathingSoundKind === '') return null
  const words =
    sound.breathingSoundKind === 'others' && sound.otherBreathingSound
      ? sound.otherBreathingSound
      : t(`reports:document.clinical.breathSounds.${sound.breathingSoundKind}`)
  return (
    <>
      <dt>{t('reading:exam.breathSound')}</dt>
      <dd>{words}</dd>
    </>
  )
}
