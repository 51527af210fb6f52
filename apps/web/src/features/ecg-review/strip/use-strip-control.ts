import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { Beat } from '@systole/ecg/beats/beat'
import { AS_RECORDED, type DisplayFilter } from '@systole/ecg/filters/display-filter'
import type { PaperGain, PaperSpeed } from '@systole/ecg/paper/ecg-paper'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import { nearestBeat } from '../../ecg-trace/beats/find-beats.ts'
import type { CaliperState } from '../../ecg-trace/calipers/use-calipers.ts'
import { usualLead } from '../../ecg-trace/lead-choice.ts'
import { useLensCalipers } from '../../ecg-trace/lens/use-lens-calipers.ts'
import { memorySource } from '../../ecg-trace/source/memory-source.ts'
import type { ReviewPlace, ReviewRecording } from '../loaded-review.ts'
import { spansOf } from './caliper-use.ts'

export type StripTools = {
  /** The lead that is shown; `undefined` shows all. */
  lead: number | undefined
  speed: PaperSpeed
  gain: PaperGain
  /** The filter of the picture, and whether its toggles are shown. */
  filter: DisplayFilter
  isFiltering: boolean
  /** The sample at which the strip is. */
  cursor: number
}

export type StripControl = {
  tools: StripTools
  change: (changed: Partial<StripTools>) => void
  /** The indices of the leads in view. */
  leads: readonly number[]
  calipers: CaliperState
  /** Goes to a sample, or to the beat that is close to it. */
  goTo: (sample: number) => void
  /** Goes to the next or previous beat. */
  stepBeat: (by: 1 | -1) => void
  /** The places of the step, the one that is shown, and the way to the next. */
  places: readonly ReviewPlace[]
  place: number
  stepPlace: (by: 1 | -1) => void
  goToPlace: (place: ReviewPlace) => void
}

/** A sample this close to a beat means it. */
const NEAR_SECONDS = 0.12

/** Manages what the strip shows of the recording and its way through the places of a step. */
export function useStripControl(
  recording: ReviewRecording | undefined,
  places: readonly ReviewPlace[],
  step: ReviewStep,
): StripControl {
  const [tools, setTools] = useState<StripTools>(() => firstTools(recording))
  const change = useCallback(
    (changed: Partial<StripTools>) => setTools((before) => ({ ...before, ...changed })),
    [],
  )
  const goTo = useCallback(
    (sample: number) => change({ cursor: nearSample(recording, sample) }),
    [recording, change],
  )
  const goToPlace = useCallback((place: ReviewPlace) => goTo(middleOf(place)), [goTo])
  // a step begins at its first place
  const [first] = places
  useEffect(() => {
    if (first) goToPlace(first)
  }, [first, goToPlace])
  const { cursor } = tools
  const place = useMemo(
    () => places.findIndex((each) => nearSample(recording, middleOf(each)) === cursor),
    [places, recording, cursor],
  )
  const stepPlace = useEventCallback((by: 1 | -1) => {
    const ahead = places.findIndex((each) => middleOf(each) > cursor)
    const from = place >= 0 ? place : by > 0 ? ahead - 1 : ahead
    const next = places[(from + by + places.length) % places.length]
    if (next) goToPlace(next)
  })
  const stepBeat = useEventCallback((by: 1 | -1) => {
    const beats = recording?.beats ?? []
    const at =
      by > 0
        ? beats.findIndex(({ sample }) => sample > cursor)
        : beats.findLastIndex(({ sample }) => sample < cursor)
    const beat = beats[at]
    if (beat) change({ cursor: beat.sample })
  })
  const source = recording?.source ?? NO_SOURCE
  const leads = useMemo(
    () => (tools.lead === undefined ? source.leads.map((_, index) => index) : [tools.lead]),
    [tools.lead, source],
  )
  const beats = recording?.beats ?? NO_BEATS
  const calipers = useLensCalipers({ source, leads, beats, cursor, spans: spansOf(step) })
  return useMemo(
    () => ({
      ...{ tools, change, leads, calipers, goTo, stepBeat, places, place, stepPlace, goToPlace },
    }),
    [tools, change, leads, calipers, goTo, stepBeat, places, place, stepPlace, goToPlace],
  )
}

/** A review without a recording has no strip. */
const NO_SOURCE = memorySource({ samplesPerSecond: 1, sampleCount: 0, leads: [] })
const NO_BEATS: readonly Beat[] = []

function firstTools(recording: ReviewRecording | undefined): StripTools {
  const leads = recording?.source.leads ?? []
  const usual = usualLead(leads)
  const cursor = recording?.beats[2]?.sample ?? recording?.beats[0]?.sample ?? 0
  return {
    lead: usual ? leads.indexOf(usual) : 0,
    ...{ speed: 50, gain: 10, filter: AS_RECORDED, isFiltering: false, cursor },
  }
}

function middleOf({ from, to }: ReviewPlace): number {
  return Math.round((from + to) / 2)
}

function nearSample(recording: ReviewRecording | undefined, sample: number): number {
  if (!recording) return sample
  const nearest = nearestBeat(recording.beats, sample)
  const reach = NEAR_SECONDS * recording.source.samplesPerSecond
  return nearest && Math.abs(nearest.sample - sample) <= reach ? nearest.sample : sample
}
