import { styled } from '@mui/material/styles'
import { REVIEW_FIELDS } from '@systole/domain/ecg-reviews/review-fields'
import { useTranslation } from 'react-i18next'
import { ChoiceField, YesNoField } from '../fields/choice-field.tsx'
import { LorenzSection } from '../panels/lorenz-section.tsx'
import { RrSection } from '../panels/rr-section.tsx'
import { TurningPoints } from '../panels/turning-points.tsx'
import type { ReviewStepProps } from '../step-props.ts'

/** Sinus rhythm or not, and how regular. */
export function RhythmForm(props: ReviewStepProps) {
  const { t } = useTranslation('ecgReview')
  const variation = props.loaded.onServer.evidence.find(
    ({ sentence }) => sentence.key === 'variation',
  )
  const options = REVIEW_FIELDS['rhythm.regularity'].options.map((value, index) => ({
    ...{ value, words: t(`regularity.${value}`) },
    key: String(index + 1),
  }))
  return (
    <>
      <YesNoField {...props} field="rhythm.sinus" />
      <ChoiceField {...props} field="rhythm.regularity" options={options}>
        {variation && <p>{variation.text}</p>}
      </ChoiceField>
    </>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(220px, 1.6fr) minmax(120px, 1fr)',
  minHeight: 0,
  '& > section:last-of-type': { gridColumn: '1 / 3' },
  '& > section + section': { borderTop: 0 },
  '& > section:last-of-type:not(:first-of-type)': {
    borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    '& [data-plot]': { height: 300 },
    '& > section:last-of-type': { height: 190 },
  },
}))

/** Lorenz plot, turning-point ratio and the RR interval of every beat. */
export function RhythmPanel(props: ReviewStepProps) {
  const { loaded, strip, isNight } = props
  const { recording } = loaded
  if (!recording) return null
  return (
    <Frame>
      <LorenzSection {...{ loaded, strip, isNight, recording }} />
      <TurningPoints loaded={loaded} />
      <RrSection {...{ strip, isNight, recording }} />
    </Frame>
  )
}
