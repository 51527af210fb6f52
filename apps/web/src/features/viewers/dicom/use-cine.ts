import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DicomStage } from './dicom-stage.ts'

export type Cine = {
  frame: number
  playing: boolean
  speed: number
  show: (frame: number) => void
  step: (by: number) => void
  toggle: () => void
  setSpeed: (speed: number) => void
}

/** Plays the frames of a clip in a loop at its own rate, or at a part of it. */
export function useCine(stage: DicomStage | undefined): Cine {
  const [frame, setFrame] = useState(0)
  const [playing, setPlaying] = useState(false)
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
  // The frame it starts from is read once; each later one follows from the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: frame changes while playing
  useEffect(() => {
    if (!playing || !stage || frames < 2) return
    const startedAt = performance.now()
    const startFrame = frame
    let request = 0
    let last = startFrame
    const tick = (now: number) => {
      const passed = Math.floor(((now - startedAt) / 1000) * stage.framesPerSecond * speed)
      const next = (startFrame + passed) % frames
      if (next !== last) show(next)
      last = next
      request = requestAnimationFrame(tick)
    }
    request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [playing, stage, frames, speed, show])

  return useMemo(
    () => ({
      frame,
      playing,
      speed,
      show: (next) => {
        setPlaying(false)
        show(next)
      },
      step: (by) => {
        setPlaying(false)
        show(frame + by)
      },
      toggle: () => setPlaying((on) => !on),
      setSpeed,
    }),
    [frame, playing, speed, show],
  )
}
