import { NumberField } from '../fields/number-field.tsx'
import { RateTrend } from '../panels/rate-trend.tsx'
import { RrSection } from '../panels/rr-section.tsx'
import type { ReviewStepProps } from '../step-props.ts'

/** The rate that is printed, the extremes, and the rate of all beats. */
export function HeartRateForm(props: ReviewStepProps) {
  return (
    <>
      <NumberField {...props} field="heart_rate.rrRate" />
      <NumberField {...props} field="heart_rate.min" />
      <NumberField {...props} field="heart_rate.max" />
      <NumberField {...props} field="heart_rate.counted" />
    </>
  )
}

/** The rate over the recording, above the RR interval of every beat. */
export function HeartRatePanel(props: ReviewStepProps) {
  const { loaded, strip, isNight } = props
  const { recording } = loaded
  if (!recording) return null
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(150px, 1fr) minmax(130px, 0.8fr)' }}>
      <RateTrend {...props} recording={recording} />
      <RrSection {...{ strip, isNight, recording }} />
    </div>
  )
}
