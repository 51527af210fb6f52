import type { Beat } from '@systole/ecg/beats/beat'
import { pixelsPerSecond, secondsAcross } from '@systole/ecg/paper/ecg-paper'
import { snapToR } from '../beats/find-beats.ts'
import type { TraceGeometry } from './caliper.ts'
import { CaliperTools } from './caliper-tools.tsx'
import { MarchLines } from './march-lines.tsx'
import { marchOf } from './march-of.ts'
import { TraceMarks } from './trace-marks.tsx'
import type { CaliperState } from './use-calipers.ts'

/** An R wave this close to a pointer is meant. */
const SNAP_PIXELS = 8

/** Shows the calipers of a lens, the equal steps of the selected one, and its tools. */
export function TraceCalipers(props: {
  calipers: CaliperState
  geometry: TraceGeometry
  beats: readonly Beat[]
  samplesPerSecond: number
}) {
  const { calipers, geometry, beats, samplesPerSecond } = props
  const { scale, startSeconds, layout } = geometry
  const reachSeconds = SNAP_PIXELS / pixelsPerSecond(scale)
  const across = secondsAcross(layout.width, scale)
  const march = marchOf(calipers, { startSeconds, across }, { beats, samplesPerSecond })
  return (
    <>
      {march && <MarchLines strip={geometry} steps={march.steps} {...{ samplesPerSecond }} />}
      <TraceMarks
        measuring={calipers}
        strip={geometry}
        snap={(seconds) => snapToR(seconds, beats, { samplesPerSecond, reachSeconds })}
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
