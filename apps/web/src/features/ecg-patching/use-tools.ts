import { AS_RECORDED, type DisplayFilter } from '@systole/ecg/filters/display-filter'
import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import { useCallback, useState } from 'react'
import { usualLead } from '../ecg-trace/lead-choice.ts'
import { LENS } from '../ecg-trace/lens/bench-rows.ts'
import type { LensScale } from '../ecg-trace/lens/lens-geometry.ts'
import { durationSeconds, type TraceSource } from '../ecg-trace/source/trace-source.ts'
import { zoomedWindow } from './bar-window.ts'
import type { WorkbenchActions } from './use-workbench-keys.ts'
import type { ToolState } from './workbench-toolbar.tsx'

type Shown = ToolState & {
  scale: LensScale
  windowSeconds: number | undefined
  /** The filter of the picture. */
  filter: DisplayFilter
}

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
    isFiltering: false,
    isTable: false,
    lead: usual ? leads.indexOf(usual) : 0,
    scale: LENS,
    windowSeconds: undefined,
    filter: AS_RECORDED,
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
    filters: () => ({ isFiltering: !tools.isFiltering }),
    reset: () => firstTools(source),
  }
  return { ...tools, ...changes[what]() }
}

function after<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length] ?? value
}
