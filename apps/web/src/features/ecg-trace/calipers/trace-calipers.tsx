import type { Beat } from '@systole/ecg/beats/beat'
import { pixelsPerSecond, secondsAcross } from '@systole/ecg/paper/ecg-paper'
import type { TraceSource } from '../source/trace-source.ts'
import type { TraceGeometry } from './caliper.ts'
import { CaliperTools } from './caliper-tools.tsx'
import { MarchLines } from './march-lines.tsx'
import { marchOf } from './march-of.ts'
import { snapToWave, waveLead } from './measured-lead.ts'
import { TraceMarks } from './trace-marks.tsx'
import type { CaliperState } from './use-calipers.ts'

/** A wave this close to a pointer is meant. */
const SNAP_PIXELS = 8

/** Shows the calipers of a lens, the equal steps of the selected one, and its tools. */
export function TraceCalipers(props: {
  calipers: CaliperState
  geometry: TraceGeometry
  beats: readonly Beat[]
  source: TraceSource
  /** The indices of the leads in view. */
  leads: readonly number[]
}) {
  const { calipers, geometry, beats, source, leads } = props
  const { samplesPerSecond } = source
  const { scale, startSeconds, layout } = geometry
  const reachSeconds = SNAP_PIXELS / pixelsPerSecond(scale)
  const across = secondsAcross(layout.width, scale)
  const trace = { source, lead: waveLead(source, leads) }
  const march = marchOf(calipers, { startSeconds, across }, { beats, samplesPerSecond, trace })
  return (
    <>
      {march && <MarchLines strip={geometry} {...{ march, samplesPerSecond }} />}
      <TraceMarks
        measuring={calipers}
        strip={geometry}
        snap={(seconds) => snapToWave(seconds, { ...trace, beats, reachSeconds })}
      />
      {calipers.chosen && (
        <CaliperTools
          {...{ calipers, march, samplesPerSecond }}
          chosen={calipers.chosen}
          leads={layout.rows.map(({ lead }) => lead.name)}
        />
      )}
    </>
  )
}
