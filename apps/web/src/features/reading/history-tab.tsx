import { styled } from '@mui/material/styles'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaneTitle } from './pane.tsx'

const Words = styled('p')(({ theme }) => ({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.ink.strong,
}))

/** Shows the vet's text unchanged, for a follow-up with changes first; below it the timeline of the case. */
export function HistoryTab(props: { clinical: ClinicalInput | null; timeline: ReactNode }) {
  const { clinical, timeline } = props
  const { t } = useTranslation(['reading', 'clinical'])
  const changes = clinical?.changesSinceTextfieldValue
  const parts = [
    ['progress', clinical?.progressSoFarTextfieldValue],
    ['medical', clinical?.medicalHistoryTextfieldValue],
    ['dosing', clinical?.dosingInformationTextfieldValue],
  ] as const
  return (
    <>
      {changes && <Part title={t('clinical:changes.label')} text={changes} />}
      {parts.map(([name, text]) => (
        <Part
          key={name}
          title={t(`reading:history.${name}`)}
          text={text || t('reading:history.nothing')}
        />
      ))}
      {timeline}
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section style={{ marginBottom: 22 }}>
      <PaneTitle>{title}</PaneTitle>
      <Words>{text}</Words>
    </section>
  )
}
