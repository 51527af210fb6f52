import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { firstBeatFrom, nearestBeat } from '../ecg-trace/beats/find-beats.ts'
import { BarsSection } from './bars-section.tsx'
import { BeatLine } from './beat-line.tsx'
import { clockOf } from './clock.ts'
import { MarksTable } from './marks-table.tsx'
import type { Patching } from './session/use-patching.ts'
import { BeatLens } from './trace/beat-lens.tsx'
import type { CaliperSpan } from './trace/lens-caliper.tsx'
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
  onCaliper: () => void
}) {
  const { patching, view, shown, isNight, isReadOnly, onShown, onCaliper } = props
  const { tools, change } = view
  const { t } = useTranslation('patching')
  const { source } = patching.recording
  const look = useTraceLook(patching, { lead: tools.lead, isNight })
  const caliper = tools.hasCaliper ? (tools.caliper ?? intervalSpan(patching)) : undefined
  const leads = useMemo(
    () => (tools.isStrip ? source.leads.map((_, index) => index) : [tools.lead]),
    [tools.isStrip, tools.lead, source],
  )
  const go = (sample: number) => goNear(patching, sample)
  const lens = (
    <BeatLens
      {...{ look, leads, caliper }}
      scale={tools.scale}
      onCaliper={(span) => change({ caliper: span })}
      onGo={go}
    />
  )
  const stack = tools.isTable ? (
    <MarksTable patching={patching} isReadOnly={isReadOnly} clock={preciseClock} />
  ) : (
    <StripStack look={look} onGo={go} onShown={onShown} />
  )
  return (
    <section aria-label={t('trace.label')} {...(tools.isStrip && { 'data-strip': '' })}>
      <WorkbenchToolbar
        {...{ patching, tools, isReadOnly }}
        onTools={(changed) => change({ ...changed, caliper: undefined })}
      />
      {stack}
      <BeatLine
        patching={patching}
        night={isNight}
        caliper={look.colours.caliper}
        clock={preciseClock}
        onCaliper={onCaliper}
      />
      {lens}
      <BarsSection
        {...{ patching, shown, clock }}
        windowSeconds={tools.windowSeconds}
        onWindow={(windowSeconds) => change({ windowSeconds })}
        colours={look.colours}
        night={isNight}
        onGo={(seconds) => go(seconds * source.samplesPerSecond)}
      />
    </section>
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

/** Returns the interval before the chosen beat. */
function intervalSpan({ state, chosen, recording }: Patching): CaliperSpan | undefined {
  const { beats } = state.log.patched
  const before = chosen && beats[firstBeatFrom(beats, chosen.sample) - 1]
  if (!before) return undefined
  const { samplesPerSecond } = recording.source
  return { from: before.sample / samplesPerSecond, to: chosen.sample / samplesPerSecond }
}
