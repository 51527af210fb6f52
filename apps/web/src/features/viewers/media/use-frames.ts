import type { MediaFacts } from '@systole/domain/uploads/file-facts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { frameCount, frameNumberAt, frameSecondsFrom, probeSeconds } from './frame-clock.ts'
import { frameStepper } from './frame-stepper.ts'

export type Frames = {
  /** The frame number, from one; `undefined` until the frame duration is known. */
  place: { frame: number; frames: number } | undefined
  step: (direction: 1 | -1) => void
}

type RecordedRate = Pick<MediaFacts, 'framesPerSecond' | 'finestFramesPerSecond'>

const REMEMBERED_TIMES = 48

/**
 * Tracks the displayed frame as reported by the browser, and steps from it. The frame duration comes from the server or is
 * derived from displayed frames; without it, the first step forward searches for the frame, as does every step in a clip with
 * uneven frames.
 */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  { report, isThere }: { report: RecordedRate | undefined; isThere: boolean },
): Frames {
  const [shown, setShown] = useState(0)
  const [learned, setLearned] = useState<number>()
  const finest = report?.finestFramesPerSecond
  const isVariable = finest !== undefined
  const frameSeconds = isVariable ? undefined : (lengthOf(report) ?? learned)
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
      now.current.frameSeconds ??= found // for a key press before the next render
      setLearned(found)
    })
  }, [video, isThere, isVariable])

  const step = useMemo(() => frameStepper(video, now, probeSeconds(finest)), [video, finest])
  const duration = video.current?.duration ?? Number.NaN
  return useMemo(() => {
    if (!frameSeconds || !Number.isFinite(duration)) return { place: undefined, step }
    const frames = frameCount(duration, frameSeconds)
    return {
      place: { frame: Math.min(frames, frameNumberAt(shown, frameSeconds) + 1), frames },
      step,
    }
  }, [frameSeconds, duration, shown, step])
}

function lengthOf(report: RecordedRate | undefined): number | undefined {
  return report?.framesPerSecond ? 1 / report.framesPerSecond : undefined
}

/** Reports the time of each displayed frame. */
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

/** Reports the playback time in a browser that does not report frames. */
function watchTime(element: HTMLMediaElement, onFrame: (seconds: number) => void): () => void {
  const report = () => onFrame(element.currentTime)
  element.addEventListener('timeupdate', report)
  return () => element.removeEventListener('timeupdate', report)
}
