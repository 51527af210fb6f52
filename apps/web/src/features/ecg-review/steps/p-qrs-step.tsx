import { YesNoField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { MedianPanel } from '../median/median-panel.tsx'
import { BeatStack } from '../panels/beat-stack.tsx'
import type { ReviewStepProps } from '../step-props.ts'

/** How P waves and QRS belong together, and the PR interval. */
export function PQrsForm(props: ReviewStepProps) {
  return (
    <>
      <YesNoField {...props} field="p_qrs.p_for_every_qrs" />
      <YesNoField {...props} field="p_qrs.qrs_for_every_p" />
      <YesNoField {...props} field="p_qrs.consistently_related" />
      <NumberField {...props} field="pr.duration" />
    </>
  )
}

/** Beats aligned before the QRS, above the median beat with the PR interval. */
export function PQrsPanel(props: ReviewStepProps) {
  const { loaded, strip, isNight } = props
  const { recording } = loaded
  if (!recording) return null
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateRows: 'minmax(170px, 0.8fr) minmax(300px, 1fr)',
        minHeight: 0,
      }}
    >
      <BeatStack {...{ loaded, strip, isNight, recording }} withLikeness />
      <MedianPanel {...props} />
    </div>
  )
}
