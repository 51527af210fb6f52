import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Case } from '@systole/contract/cases/wire-case'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BasicFacts } from './basic-facts.tsx'
import { ClinicalFacts } from './clinical-facts.tsx'

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: 40,
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-alone] dl': {
    gridTemplateColumns: 'max-content minmax(0, 1fr) max-content minmax(0, 1fr)',
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    '&[data-alone] dl': { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
  },
}))

/** Shows the basic information and, once given, the clinical block (CASE-7). `reason` is the question to the cardiologist. */
export function PatientInformation(props: { consult: Case; reason: ReactNode }) {
  const { pet, clinical_input: input } = props.consult
  const { t } = useTranslation('clinical')
  return (
    <Blocks {...(!input && { 'data-alone': '' })}>
      <section>
        <Typography variant="h5" component="h3" sx={{ mb: 3 }}>
          {t('patient.basic')}
        </Typography>
        <BasicFacts pet={pet} />
      </section>
      {input && (
        <section>
          <Typography variant="h5" component="h3" sx={{ mb: 3 }}>
            {t('patient.clinical')}
          </Typography>
          <ClinicalFacts input={input} reason={props.reason} />
        </section>
      )}
    </Blocks>
  )
}
