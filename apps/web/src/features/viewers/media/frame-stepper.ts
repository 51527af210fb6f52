import type { RefObject } from 'react'
import { middleOfFrame } from './frame-clock.ts'

const MOST_PROBES = 60
const BACK_SECONDS = 0.001

type Now = { current: { shown: number; frameSeconds: number | undefined } }

/** Creates a stepper that accumulates steps requested faster than frames are shown. */
export function frameStepper(video: RefObject<HTMLVideoElement | null>, now: Now, probe: number) {
  let open: { from: number; frames: number } | undefined
  let feeling = Promise.resolve()
  const take = (direction: 1 | -1): void => {
    const element = video.current
    if (!element) return
    element.pause()
    const { shown, frameSeconds } = now.current
    if (frameSeconds === undefined) {
      feeling = feeling.then(() =>
        now.current.frameSeconds === undefined
          ? feelTheWay(element, now, direction < 0 ? -BACK_SECONDS : probe)
          : take(direction),
      )
      return
    }
    const step = { from: open?.from ?? shown, frames: (open?.frames ?? 0) + direction }
    open = step
    element.addEventListener(
      'seeked',
      () => {
        if (open !== step) return
        open = undefined
        // Until the browser reports the frame, which may be after the next key press.
        now.current.shown = Math.max(0, step.from + step.frames * frameSeconds)
      },
      { once: true },
    )
    element.currentTime = middleOfFrame({
      shownSeconds: step.from,
      frames: step.frames,
      frameSeconds,
      durationSeconds: element.duration,
    })
  }
  return take
}

/**
 * Searches for the neighbouring frame: backward just before the current one, forward at the middle of each possible position
 * until one appears.
 */
async function feelTheWay(element: HTMLVideoElement, now: Now, step: number): Promise<void> {
  const from = now.current.shown
  const isThere = () => now.current.shown !== from
  for (let probe = 1; probe <= MOST_PROBES && !isThere(); probe += 1) {
    const at = from + (step < 0 ? probe : probe + 0.5) * step
    if (at < 0 || at >= element.duration) return
    await seekTo(element, at)
  }
}

/** Resolves when the frame at this time has been painted. */
function seekTo(element: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    element.addEventListener('seeked', painted, { once: true })
    element.currentTime = seconds
  })
}
