import type { RecordingScore } from '@systole/domain/ecg-recordings/recording-score'
import type { Gap } from '@systole/ecg/beats/beat'
import { countedSeconds } from '@systole/ecg/patches/counted-seconds'
import { firstMarks, marksAfter } from '@systole/ecg/patches/edit-effects'
import { automaticRanges, lostAfterEdits } from '@systole/ecg/patches/patched-ranges'
import type { RecordingToScore } from './recording-quality-store.ts'

/** Returns how a recording scores: what the analysis left out of it, as people corrected that. */
export function scoreRecording(row: RecordingToScore): RecordingScore {
  const { submittedAt: at, fileName, qualities, conditions, edits } = row
  const said = qualities.find((each) => each.fileName === fileName)?.quality
  const { sampleCount, samplesPerSecond } = row
  const isReadable = row.state === 'ready' && Boolean(sampleCount) && Boolean(samplesPerSecond)
  return {
    ...{ at, conditions, isReadable },
    quality: said === '' ? undefined : said,
    seconds: isReadable ? (sampleCount ?? 0) / (samplesPerSecond ?? 1) : 0,
    ...(isReadable ? leftOut(row) : NOTHING),
    hasMistakenLeads: edits.some(({ edit }) => edit === 'invertLead' || edit === 'swapLeads'),
  }
}

const NOTHING = { lostSeconds: 0, noiseSeconds: 0, excludedSeconds: 0 }

function leftOut(row: RecordingToScore) {
  const { sampleCount, samplesPerSecond, leads, edits } = row
  const { gaps, noise } = row.leftOut ?? { gaps: [], noise: [] }
  const signal = { sampleCount: sampleCount ?? 0, samplesPerSecond: samplesPerSecond ?? 1 }
  const found = gaps as Gap[] // as the analysis wrote them
  const names = leads.map(({ name }) => name)
  const extent = { ...signal, leads: names, ranges: automaticRanges({ gaps, noise }) }
  const { ranges } = edits.reduce(marksAfter, firstMarks(extent))
  return countedSeconds(signal, { gaps: lostAfterEdits(found, ranges), ranges })
}
