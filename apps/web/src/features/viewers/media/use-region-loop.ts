import { type RefObject, useEffect } from 'react'
import { backInto, type LoopRegion } from './loop-region.ts'

/** Tracks the time frame by frame during playback, and jumps back to the start of the region at its end. */
export function useRegionLoop(
  media: RefObject<HTMLMediaElement | null>,
  { region, isThere }: { region: LoopRegion | undefined; isThere: boolean },
  onTime: (seconds: number) => void,
): void {
  useEffect(() => {
    const element = media.current
    if (!element || !isThere) return
    let request = 0
    const follow = () => {
      const at = region && backInto(region, element.currentTime)
      if (at !== undefined) element.currentTime = at
      onTime(element.currentTime)
      request = requestAnimationFrame(follow)
    }
    const start = () => {
      cancelAnimationFrame(request)
      follow()
    }
    const stop = () => cancelAnimationFrame(request)
    // The region may end with the recording, which then stops.
    const goRound = () => {
      if (!region) return
      element.currentTime = region.from
      void element.play().catch(() => undefined) // handled by onError
    }
    element.addEventListener('play', start)
    element.addEventListener('pause', stop)
    element.addEventListener('ended', goRound)
    if (!element.paused) start()
    return () => {
      stop()
      element.removeEventListener('play', start)
      element.removeEventListener('pause', stop)
      element.removeEventListener('ended', goRound)
    }
  }, [media, region, isThere, onTime])
}
