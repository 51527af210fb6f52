import type { DayFinding } from '@systole/ecg/rhythm/day-findings'
import { useState } from 'react'
import { type DayPlace, levelFrom, moved } from './day-place.ts'
import type { DayRecording } from './day-recording.ts'

type Shown = { finding: DayFinding; index: number }

/** Manages where in a long recording one is: by time and level, or at a place of a finding. */
export function useDayPlace(
  { source, day, durationSeconds }: Pick<DayRecording, 'source' | 'day' | 'durationSeconds'>,
  { first, onStrip }: { first: DayPlace; onStrip: (place: DayPlace) => void },
) {
  const [place, setPlace] = useState(first)
  const [shown, setShown] = useState<Shown>()
  const goTo = (next: DayPlace) => {
    setShown(undefined)
    setPlace(next)
  }
  const centre = ({ from, to }: { from: number; to: number }) =>
    (from + to) / 2 / source.samplesPerSecond
  const showRange = (range: { from: number; to: number }) =>
    goTo({ level: 'minute', seconds: centre(range) })
  /** Shows a finding, and its next place if it is shown already. */
  const show = (finding: DayFinding, by: 1 | 0 = 1) => {
    const index =
      shown?.finding === finding ? (shown.index + by) % Math.max(1, finding.places.length) : 0
    const range = finding.places[index]
    if (!range) return
    showRange(range)
    setShown({ finding, index })
  }
  const step = (by: 1 | -1) => {
    const all = day.findings.filter(({ places }) => places.length > 0)
    const now = shown ? all.indexOf(shown.finding) : by > 0 ? -1 : 0
    const next = all[(now + by + all.length) % all.length]
    if (next) show(next, 0)
  }
  return {
    place,
    shown: shown?.finding,
    goTo,
    show,
    showRange,
    keys: {
      left: () => goTo(moved(place, -1, durationSeconds)),
      right: () => goTo(moved(place, 1, durationSeconds)),
      up: () => goTo(levelFrom(place, -1) ?? place),
      down: () => {
        const lower = levelFrom(place, 1)
        if (lower) goTo(lower)
        else onStrip(place)
      },
      enter: () => onStrip(place),
      n: () => step(1),
      p: () => step(-1),
    },
  }
}
