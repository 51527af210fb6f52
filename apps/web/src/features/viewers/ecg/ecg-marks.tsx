import { BeatMarks } from '../../ecg-trace/beats/beat-marks.tsx'
import { MarchLines } from '../../ecg-trace/calipers/march-lines.tsx'
import { TraceMarks } from '../../ecg-trace/calipers/trace-marks.tsx'
import type { FileBeats } from './found-beats.ts'
import type { useEcg } from './use-ecg.ts'

/** Marks beats, calipers and their equal steps on the trace. */
export function EcgMarks({ found, desk }: { found: FileBeats; desk: ReturnType<typeof useEcg> }) {
  const { strip, source, march } = desk
  const { samplesPerSecond } = source
  return (
    <>
      <BeatMarks
        {...{ strip, samplesPerSecond }}
        beats={found.beats}
        gaps={found.gaps}
        night={desk.view.night}
      />
      {march && <MarchLines {...{ strip, march, samplesPerSecond }} />}
      <TraceMarks measuring={desk.measuring} strip={strip} snap={desk.snap} />
    </>
  )
}
