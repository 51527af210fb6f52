import { memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BeatLens } from '../../ecg-trace/lens/beat-lens.tsx'
import type { CaliperSpan } from '../../ecg-trace/lens/lens-caliper.tsx'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { StripToolbar } from './strip-toolbar.tsx'
import { useReviewLook } from './use-review-look.ts'

type Props = Pick<ReviewStepProps, 'strip' | 'isNight' | 'isEditable' | 'answer' | 'step'> & {
  recording: ReviewRecording
}

/** Shows the strip at the place in question, with its tools. */
export const StripPanel = memo(function StripPanel(props: Props) {
  const { recording, strip, isNight } = props
  const { tools, change, goTo } = strip
  const { t } = useTranslation('ecgReview')
  const { source } = recording
  const lead = tools.lead ?? 0
  const look = useReviewLook(recording, { lead, cursor: tools.cursor, isNight })
  const leads = useMemo(
    () => (tools.lead === undefined ? source.leads.map((_, index) => index) : [tools.lead]),
    [tools.lead, source],
  )
  const scale = useMemo(() => ({ speed: tools.speed, gain: tools.gain }), [tools.speed, tools.gain])
  const { hasCaliper, caliper: moved, cursor } = tools
  const caliper = useMemo(
    () => (hasCaliper ? (moved ?? firstSpan(recording, cursor)) : undefined),
    [hasCaliper, moved, recording, cursor],
  )
  const move = useCallback((span: CaliperSpan) => change({ caliper: span }), [change])
  return (
    <>
      <StripToolbar {...props} caliper={caliper} />
      <section aria-label={t('strip.label')} data-strip>
        <BeatLens
          {...{ look, scale, leads, caliper }}
          onCaliper={move}
          onGo={goTo}
          hasPulseBefore
        />
      </section>
    </>
  )
})

/** Half of what a new caliper spans, about a QRS. */
const HALF_SPAN_SECONDS = 0.03

function firstSpan({ source }: ReviewRecording, cursor: number): CaliperSpan {
  const at = cursor / source.samplesPerSecond
  return { from: at - HALF_SPAN_SECONDS, to: at + HALF_SPAN_SECONDS }
}
