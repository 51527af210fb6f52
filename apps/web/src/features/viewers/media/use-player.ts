import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { endingAt, type LoopRegion, startingAt } from './loop-region.ts'
import { useRegionLoop } from './use-region-loop.ts'

export type Player = ReturnType<typeof usePlayer>

/** Adds controls to a media element: loop the whole or a region, slow motion. A failed element is removed until it is retried. */
export function usePlayer(media: RefObject<HTMLMediaElement | null>, isThere: boolean) {
  const [seconds, setSeconds] = useState(0)
  const [duration, setDuration] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [looping, setLooping] = useState(true)
  const [region, setRegion] = useState<LoopRegion>()
  const [speed, setSpeed] = useState(1)
  const place = useRef(0)

  useLayoutEffect(() => {
    const element = media.current
    if (!element || !isThere) return
    const follow = () => {
      setSeconds(element.currentTime)
      setPlaying(!element.paused)
      setDuration(Number.isFinite(element.duration) ? element.duration : 0)
    }
    const goOn = () => {
      // After the link was renewed, the clip continues at its position.
      if (place.current > 0) element.currentTime = place.current
      place.current = 0
      follow()
    }
    const events = ['timeupdate', 'play', 'pause', 'seeked', 'durationchange'] as const
    for (const event of events) element.addEventListener(event, follow)
    element.addEventListener('loadedmetadata', goOn)
    follow() // it may have loaded before it was shown
    return () => {
      for (const event of events) element.removeEventListener(event, follow)
      element.removeEventListener('loadedmetadata', goOn)
    }
  }, [media, isThere])

  useEffect(() => {
    if (!media.current || !isThere) return
    media.current.defaultPlaybackRate = speed // the initial speed after a renewed link
    media.current.playbackRate = speed
  }, [media, speed, isThere])
  useRegionLoop(media, { region: looping ? region : undefined, isThere }, setSeconds)

  const actions = useMemo(() => playerActions(media, place), [media])
  return useMemo(
    () => ({
      seconds,
      duration,
      playing,
      looping,
      region,
      speed,
      setSpeed,
      toggleLoop: () => setLooping((on) => !on),
      setRegion: (next: LoopRegion | undefined) => {
        setRegion(next)
        if (next) setLooping(true)
      },
      startRegion: () => setRegion((now) => startingAt(now, timeOf(media), duration)),
      endRegion: () => setRegion((now) => endingAt(now, timeOf(media), duration)),
      ...actions,
    }),
    [media, seconds, duration, playing, looping, region, speed, actions],
  )
}

function timeOf(media: RefObject<HTMLMediaElement | null>): number {
  return media.current?.currentTime ?? 0
}

function playerActions(media: RefObject<HTMLMediaElement | null>, place: { current: number }) {
  const seek = (to: number) => {
    const element = media.current
    if (element) element.currentTime = Math.min(Math.max(0, to), element.duration || 0)
  }
  return {
    toggle: () => {
      const element = media.current
      if (element?.paused)
        void element.play().catch(() => undefined) // handled by onError
      else element?.pause()
    },
    seek,
    seekBy: (seconds: number) => seek(timeOf(media) + seconds),
    rememberPlace: () => {
      // a failure before loading has no position
      place.current = timeOf(media) || place.current
    },
  }
}
