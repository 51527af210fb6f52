import type { MediaFacts } from '@systole/domain/uploads/file-facts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  frameAt,
  frameCount,
  frameSecondsFrom,
  middleOfFrame,
  probeSeconds,
} from './frame-clock.ts'

export type Frames = {
  /** Counted from one; undefined until the length of a frame is known. */
  place: { frame: number; frames: number } | undefined
  step: (direction: 1 | -1) => void
}

type ToldRate = Pick<MediaFacts, 'framesPerSecond' | 'finestFramesPerSecond'>

const REMEMBERED_TIMES = 48
const MOST_PROBES = 60
const BACK_SECONDS = 0.001

/**
 * The frame that is really shown, as the browser reports it, and steps from it. The length of a frame is told by
 * the server, or learned from the frames that were shown; a first step forward without it feels its way, and so does
 * every step through a clip whose frames stand unequally long.
 */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  { told, isThere }: { told: ToldRate | undefined; isThere: boolean },
): Frames {
  const [shown, setShown] = useState(0)
  const [learned, setLearned] = useState<number>()
  const finest = told?.finestFramesPerSecond
  const isVariable = finest !== undefined
  const frameSeconds = isVariable ? undefined : (lengthOf(told) ?? learned)
  const now = useRef({ shown: 0, frameSeconds })
  now.current.frameSeconds = frameSeconds

  useEffect(() => {
    const element = video.current
    if (!element || !isThere) return
    const times: number[] = []
    return watchFrames(element, (seconds) => {
      now.current.shown = seconds
      setShown(seconds)
      times.push(seconds)
      if (times.length > REMEMBERED_TIMES) times.shift()
      const found = isVariable ? undefined : frameSecondsFrom(times)
      now.current.frameSeconds ??= found // for a key that comes before the next drawing
      setLearned(found)
    })
  }, [video, isThere, isVariable])

  const step = useMemo(() => stepper(video, now, probeSeconds(finest)), [video, finest])
  const duration = video.current?.duration ?? Number.NaN
  return useMemo(() => {
    if (!frameSeconds || !Number.isFinite(duration)) return { place: undefined, step }
    const frames = frameCount(duration, frameSeconds)
    return { place: { frame: Math.min(frames, frameAt(shown, frameSeconds) + 1), frames }, step }
  }, [frameSeconds, duration, shown, step])
}

function lengthOf(told: ToldRate | undefined): number | undefined {
  return told?.framesPerSecond ? 1 / told.framesPerSecond : undefined
}

/** Tells the time of each frame as it comes to the screen. */
function watchFrames(element: HTMLVideoElement, onFrame: (seconds: number) => void): () => void {
  if (!('requestVideoFrameCallback' in element)) return watchTime(element, onFrame)
  let request = 0
  const follow: VideoFrameRequestCallback = (_, { mediaTime }) => {
    onFrame(mediaTime)
    request = element.requestVideoFrameCallback(follow)
  }
  request = element.requestVideoFrameCallback(follow)
  return () => element.cancelVideoFrameCallback(request)
}

/** A browser that does not tell its frames tells its time. */
function watchTime(element: HTMLMediaElement, onFrame: (seconds: number) => void): () => void {
  const tell = () => onFrame(element.currentTime)
  element.addEventListener('timeupdate', tell)
  return () => element.removeEventListener('timeupdate', tell)
}

type Now = { current: { shown: number; frameSeconds: number | undefined } }

/** Steps that are asked for faster than frames come are added up, so that none is lost. */
function stepper(video: RefObject<HTMLVideoElement | null>, now: Now, probe: number) {
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
        // Until the browser reports the frame itself, which may be after the next key.
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

/** Back is the moment before the frame that is shown; on is the middle of the next place that a frame may have, until one comes. */
async function feelTheWay(element: HTMLVideoElement, now: Now, step: number): Promise<void> {
  const from = now.current.shown
  const isThere = () => now.current.shown !== from
  for (let probe = 1; probe <= MOST_PROBES && !isThere(); probe += 1) {
    const at = from + (step < 0 ? probe : probe + 0.5) * step
    if (at < 0 || at >= element.duration) return
    await seekTo(element, at)
  }
}

/** Resolved when the frame at that time was painted. */
function seekTo(element: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    element.addEventListener('seeked', painted, { once: true })
    element.currentTime = seconds
  })
}
