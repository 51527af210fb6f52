import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DisplayFilterBar } from '../../ecg-trace/filters/display-filter-bar.tsx'
import { BeatLens } from '../../ecg-trace/lens/beat-lens.tsx'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { StripToolbar } from './strip-toolbar.tsx'
import { useReviewLook } from './use-review-look.ts'

type Props = Pick<ReviewStepProps, 'strip' | 'isNight' | 'isEditable' | 'answer' | 'step'> & {
  recording: ReviewRecording
  /** The lead that heights are read in. */
  measuredLead: string | undefined
}

/** Shows the strip at the place in question, with its tools. */
export const StripPanel = memo(function StripPanel(props: Props) {
  const { recording, strip, isNight } = props
  const { tools, change, goTo, leads, calipers } = strip
  const { t } = useTranslation('ecgReview')
  const { source } = recording
  const lead = tools.lead ?? 0
  const { cursor, filter } = tools
  const look = useReviewLook(recording, { lead, cursor, isNight, filter })
  const scale = useMemo(() => ({ speed: tools.speed, gain: tools.gain }), [tools.speed, tools.gain])
  return (
    <>
      <div>
        <StripToolbar {...props} />
        {tools.isFiltering && (
          <DisplayFilterBar
            filter={tools.filter}
            samplesPerSecond={source.samplesPerSecond}
            onChange={(filter) => change({ filter })}
          />
        )}
      </div>
      <section aria-label={t('strip.label')} data-strip>
        <BeatLens {...{ look, scale, leads, calipers }} onGo={goTo} />
      </section>
    </>
  )
})
