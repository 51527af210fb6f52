import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DicomStage } from './dicom-stage.ts'
import { frameAt, frameStartOf } from './frame-times.ts'

export type Cine = {
  frame: number
  playing: boolean
  speed: number
  looping: boolean
  show: (frame: number) => void
  step: (by: number) => void
  toggle: () => void
  toggleLoop: () => void
  setSpeed: (speed: number) => void
}

/** Plays the frames of a clip at their own speed or slower; repeatedly or once. */
export function useCine(stage: DicomStage | undefined): Cine {
  const [frame, setFrame] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [looping, setLooping] = useState(true)
  const [speed, setSpeed] = useState(1)
  const frames = stage?.frames ?? 1

  const show = useCallback(
    (next: number) => {
      const index = (next + frames) % frames
      setFrame(index)
      void stage?.showFrame(index)
    },
    [stage, frames],
  )
  // The starting frame is read once; each later one follows from the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: frame changes while playing
  useEffect(() => {
    if (!playing || !stage || frames < 2) return
    const { frameTimes } = stage
    const startedAt = performance.now()
    const isOver = !looping && frame === frames - 1
    const startedIn = isOver ? 0 : frameStartOf(frameTimes, frame)
    let request = 0
    let last = frame
    const tick = (now: number) => {
      const passed = startedIn + (now - startedAt) * speed
      const next = frameAt(frameTimes, passed, { once: !looping })
      if (next !== last) show(next)
      last = next
      if (!looping && next === frames - 1) setPlaying(false)
      else request = requestAnimationFrame(tick)
    }
    request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [playing, stage, frames, speed, looping, show])

  return useMemo(
    () => ({
      frame,
      playing,
      speed,
      looping,
      show: (next) => {
        setPlaying(false)
        show(next)
      },
      step: (by) => {
        setPlaying(false)
        show(frame + by)
      },
      toggle: () => setPlaying((on) => !on),
      toggleLoop: () => setLooping((on) => !on),
      setSpeed,
    }),
    [frame, playing, speed, looping, show],
  )
}
