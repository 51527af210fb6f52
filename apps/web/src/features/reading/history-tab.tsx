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

/** What the vet wrote, as written; below it what happened to the case since. */
export function HistoryTab(props: { clinical: ClinicalInput | null; timeline: ReactNode }) {
  const { clinical, timeline } = props
  const { t } = useTranslation('reading')
  const parts = [
    ['progress', clinical?.progressSoFarTextfieldValue],
    ['medical', clinical?.medicalHistoryTextfieldValue],
    ['dosing', clinical?.dosingInformationTextfieldValue],
  ] as const
  return (
    <>
      {parts.map(([name, text]) => (
        <section key={name} style={{ marginBottom: 22 }}>
          <PaneTitle>{t(`history.${name}`)}</PaneTitle>
          <Words>{text || t('history.nothing')}</Words>
        </section>
      ))}
      {timeline}
    </>
  )
}
