import type { OpenedRecording } from '../../features/ecg-patching/session/opened-recording.ts'
import { beatView, namedRanges } from '../../features/ecg-patching/session/patch-view.ts'
import type { ReviewRecording } from '../../features/ecg-review/loaded-review.ts'
import { correctedSource } from '../../features/ecg-trace/lens/corrected-source.ts'

/** Returns a recording as it is reviewed: its leads and beats as they were patched. */
export function reviewRecording(opened: OpenedRecording): ReviewRecording {
  const { patched, source, shapes, findings, species, filter, recordingId } = opened
  const { beats, inverted, leadNames } = patched
  const ranges = namedRanges(patched.ranges)
  const { labelOf, breaks, numberOf } = beatView(opened, beats, ranges)
  return {
    ...{ recordingId, beats, labelOf, numberOf, ranges, breaks, shapes, species, filter },
    extent: {
      sampleCount: source.sampleCount,
      leads: opened.leads,
      ranges: opened.ranges,
    },
    source: correctedSource(source, { inverted, leadNames }),
    findings,
  }
}
