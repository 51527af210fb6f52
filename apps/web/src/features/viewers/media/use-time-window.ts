import { useEffect, useMemo, useState } from 'react'
import { BEATS_SECONDS, following, kept, type TimeWindow, zoomedTimes } from './time-window.ts'
import type { Player } from './use-player.ts'

const ZOOM = 2

/** Manages the visible part of a recording: initially all of it; zoomed in, it follows the playback. */
export function useTimeWindow({ seconds, duration, playing }: Player) {
  const [chosen, setChosen] = useState<TimeWindow>()
  const window = kept(chosen ?? { start: 0, span: duration }, duration)
  useEffect(() => {
    if (playing) setChosen((now) => now && following(now, seconds, duration))
  }, [playing, seconds, duration])
  const zoom = useMemo(() => {
    const by = (factor: number) => () =>
      setChosen((now) =>
        zoomedTimes(now ?? { start: 0, span: duration }, factor, {
          at: seconds,
          durationSeconds: duration,
        }),
      )
    return {
      in: by(ZOOM),
      out: by(1 / ZOOM),
      whole: () => setChosen(undefined),
      beats: () =>
        setChosen(kept({ start: seconds - BEATS_SECONDS / 3, span: BEATS_SECONDS }, duration)),
    }
  }, [seconds, duration])
  return { window, zoom }
}
