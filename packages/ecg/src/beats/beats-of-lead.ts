import type { SampleRange, SignalLead } from '../signal/ecg-signal.ts'
import { firstEndingAfter } from '../signal/prepare-block.ts'
import { dropDoubtful } from './drop-doubtful.ts'
import type { SlopePeaks } from './peak-list.ts'
import { pickBeats } from './pick-beats.ts'
import { contrastAt, contrastOf, isOnlyNoise, type SignalContrast } from './signal-contrast.ts'
import { findSlopePeaks, type PeakSearch } from './slope-peaks.ts'

/** The reading of one lead: its beats as places in its peaks, and how far they rise over its noise. */
export type BeatsOfLead = {
  lead: SignalLead
  peaks: SlopePeaks
  beats: number[]
  contrast: SignalContrast
}

/** Detects the beats of one lead. */
export function beatsOfLead(
  lead: SignalLead,
  search: PeakSearch & { sensitivity: number },
): BeatsOfLead {
  const peaks = findSlopePeaks(lead, search)
  const picked = pickBeats(peaks, search).filter(
    (place) => !isIn(search.gaps, peaks.samples[place]),
  )
  const likely = dropDoubtful(peaks, picked)
  const contrast = contrastOf(peaks, likely, search.samplesPerSecond)
  const beats = likely.filter((place) => {
    const seconds = (peaks.samples[place] as number) / search.samplesPerSecond
    return !isOnlyNoise(contrastAt(contrast, seconds))
  })
  return { lead, peaks, beats, contrast }
}

function isIn(ranges: readonly SampleRange[], sample: number | undefined): boolean {
  if (sample === undefined) return false
  const range = ranges[firstEndingAfter(ranges, sample)]
  return range !== undefined && sample >= range.from
}
