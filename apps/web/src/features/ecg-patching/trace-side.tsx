import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { nearestBeat } from '../ecg-trace/beats/find-beats.ts'
import type { CaliperState } from '../ecg-trace/calipers/use-calipers.ts'
import { clockOf } from '../ecg-trace/clock.ts'
import { DisplayFilterBar } from '../ecg-trace/filters/display-filter-bar.tsx'
import { BeatLens } from '../ecg-trace/lens/beat-lens.tsx'
import { BarsSection } from './bars-section.tsx'
import { BeatLine } from './beat-line.tsx'
import type { LeadMarks } from './lead-tools.tsx'
import { MarksTable } from './marks-table.tsx'
import type { Patching } from './session/use-patching.ts'
import { StripStack } from './trace/strip-stack.tsx'
import { useTraceLook } from './trace/use-trace-look.ts'
import type { useTools } from './use-tools.ts'
import { WorkbenchToolbar } from './workbench-toolbar.tsx'

const preciseClock = (seconds: number) => clockOf(seconds, 2)
const clock = (seconds: number) => clockOf(seconds)

/** Renders the left side: tools, strip stack or table, the chosen beat, its lens and the charts. */
export function TraceSide(props: {
  patching: Patching
  view: ReturnType<typeof useTools>
  /** The part that the stack shows, in seconds. */
  shown: { from: number; to: number }
  isNight: boolean
  isReadOnly: boolean
  onShown: (shown: { from: number; to: number }) => void
  calipers: CaliperState
  /** The indices of the leads in the lens. */
  leads: readonly number[]
  onSensitivity: (sensitivity: Sensitivity) => void
}) {
  const { patching, view, shown, isNight, isReadOnly, onShown, onSensitivity } = props
  const { calipers, leads } = props
  const { tools, change } = view
  const { t } = useTranslation('patching')
  const { source } = patching.recording
  const { filter, lead, isFiltering } = tools
  const look = useTraceLook(patching, { lead, isNight, filter })
  const go = useEventCallback((sample: number) => goNear(patching, sample))
  const changeWindow = useCallback(
    (windowSeconds: number | undefined) => change({ windowSeconds }),
    [change],
  )
  const addInterval = useCallback(() => calipers.start('interval'), [calipers])
  const { state, dispatch } = patching
  const marks = useLeadMarks(patching)
  const lens = <BeatLens {...{ look, leads, calipers }} scale={tools.scale} onGo={go} />
  const stack = tools.isTable ? (
    <MarksTable patching={patching} isReadOnly={isReadOnly} clock={preciseClock} />
  ) : (
    <StripStack look={look} onGo={go} onShown={onShown} />
  )
  return (
    <section aria-label={t('trace.label')} {...(tools.isStrip && { 'data-strip': '' })}>
      <div>
        <WorkbenchToolbar
          {...{ dispatch, tools, isReadOnly, onSensitivity }}
          leads={marks}
          isEditing={state.isEditing}
          range={state.range}
          canUndo={state.log.steps.length > 0}
          canRedo={state.log.undone.length > 0}
          onTools={change}
          onCaliper={calipers.start}
        />
        {isFiltering && (
          <DisplayFilterBar
            filter={filter}
            samplesPerSecond={source.samplesPerSecond}
            onChange={(chosen) => change({ filter: chosen })}
          />
        )}
      </div>
      {stack}
      <BeatLine
        patching={patching}
        night={isNight}
        caliper={look.colours.caliper}
        clock={preciseClock}
        onCaliper={addInterval}
      />
      {lens}
      <BarsSection
        {...{ patching, shown, clock }}
        windowSeconds={tools.windowSeconds}
        onWindow={changeWindow}
        colours={look.colours}
        night={isNight}
        onGo={(seconds) => go(seconds * source.samplesPerSecond)}
      />
    </section>
  )
}

/** Returns the leads with their corrections, the same object until one of them changes. */
function useLeadMarks({ recording, state }: Patching): LeadMarks {
  const { inverted, primaryLead, sensitivity, leadNames } = state.log.patched
  return useMemo(
    () => ({
      ...{ inverted, primaryLead, sensitivity, leadNames },
      stored: recording.leads,
      drawn: recording.source.leads.map(({ name }) => name),
    }),
    [recording, inverted, primaryLead, sensitivity, leadNames],
  )
}

/** A click this close to a beat means it. */
const NEAR_SECONDS = 0.12

/** Chooses the beat near a sample, otherwise the sample itself. */
export function goNear({ state, dispatch, recording }: Patching, sample: number): void {
  const nearest = nearestBeat(state.log.patched.beats, sample)
  const reach = NEAR_SECONDS * recording.source.samplesPerSecond
  const isNear = nearest !== undefined && Math.abs(nearest.sample - sample) <= reach
  dispatch({ do: 'go', sample: isNear ? nearest.sample : sample })
}
