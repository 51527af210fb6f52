import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import { useCallback, useState } from 'react'
import { usualLead } from '../ecg-trace/lead-choice.ts'
import type { LensScale } from '../ecg-trace/lens/beat-lens.tsx'
import { LENS } from '../ecg-trace/lens/bench-rows.ts'
import type { AmplitudeSpan } from '../ecg-trace/lens/lens-amplitude.tsx'
import type { CaliperSpan } from '../ecg-trace/lens/lens-caliper.tsx'
import { durationSeconds, type TraceSource } from '../ecg-trace/source/trace-source.ts'
import { zoomedWindow } from './bar-window.ts'
import type { WorkbenchActions } from './use-workbench-keys.ts'
import type { ToolState } from './workbench-toolbar.tsx'

type Shown = ToolState & {
  scale: LensScale
  windowSeconds: number | undefined
  /** A caliper that was moved; by default it spans the interval before the chosen beat. */
  caliper: CaliperSpan | undefined
  /** The caliper for heights, while it is shown. */
  amplitude: AmplitudeSpan | undefined
}

/** A height that is in sight at every gain. */
const FIRST_AMPLITUDE: AmplitudeSpan = { low: 0, high: 0.5 }

/** Manages what the workbench shows of the trace. */
export function useTools(source: TraceSource) {
  const [tools, setTools] = useState<Shown>(() => firstTools(source))
  const change = useCallback(
    (changed: Partial<Shown>) => setTools((before) => ({ ...before, ...changed })),
    [],
  )
  const onView: WorkbenchActions['onView'] = (what) =>
    setTools((before) => viewed(before, what, source))
  return { tools, change, onView }
}

function firstTools({ leads }: TraceSource): Shown {
  const usual = usualLead(leads)
  return {
    isStrip: false,
    hasCaliper: true,
    isTable: false,
    lead: usual ? leads.indexOf(usual) : 0,
    scale: LENS,
    windowSeconds: undefined,
    caliper: undefined,
    amplitude: undefined,
  }
}

function viewed(
  tools: Shown,
  what: Parameters<WorkbenchActions['onView']>[0],
  source: TraceSource,
): Shown {
  const { scale, windowSeconds, lead } = tools
  const duration = durationSeconds(source)
  const changes: Record<typeof what, () => Partial<Shown>> = {
    speed: () => ({ scale: { ...scale, speed: after(PAPER_SPEEDS, scale.speed) } }),
    gain: () => ({ scale: { ...scale, gain: after(PAPER_GAINS, scale.gain) } }),
    lead: () => ({ lead: (lead + 1) % Math.max(1, source.leads.length) }),
    overview: () => ({ isStrip: !tools.isStrip }),
    zoomIn: () => ({ windowSeconds: zoomedWindow(duration, windowSeconds, -1) }),
    zoomOut: () => ({ windowSeconds: zoomedWindow(duration, windowSeconds, 1) }),
    amplitude: () => ({ amplitude: tools.amplitude ? undefined : FIRST_AMPLITUDE }),
    reset: () => firstTools(source),
  }
  return { ...tools, ...changes[what]() }
}

function after(values: readonly number[], value: number): number {
  return values[(values.indexOf(value) + 1) % values.length] ?? value
}
