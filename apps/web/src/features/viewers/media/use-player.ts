import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

export type Player = ReturnType<typeof usePlayer>

/** Browsers do not tell a clip's frame rate; ultrasound machines write 25 to 30, so a step is one thirtieth. */
const FRAME_SECONDS = 1 / 30

/** A media element with the controls of a reading room: loop, slow motion, single frames. */
export function usePlayer(media: RefObject<HTMLMediaElement | null>, { loop = true } = {}) {
  const [seconds, setSeconds] = useState(0)
  const [duration, setDuration] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [looping, setLooping] = useState(loop)
  const [speed, setSpeed] = useState(1)
  const place = useRef(0)

  useLayoutEffect(() => {
    const element = media.current
    if (!element) return
    const follow = () => {
      setSeconds(element.currentTime)
      setPlaying(!element.paused)
      setDuration(Number.isFinite(element.duration) ? element.duration : 0)
    }
    const goOn = () => {
      // After a link was renewed the clip goes on where it stood.
      if (place.current > 0) element.currentTime = place.current
      place.current = 0
      follow()
    }
    const events = ['timeupdate', 'play', 'pause', 'seeked', 'durationchange'] as const
    for (const event of events) element.addEventListener(event, follow)
    element.addEventListener('loadedmetadata', goOn)
    return () => {
      for (const event of events) element.removeEventListener(event, follow)
      element.removeEventListener('loadedmetadata', goOn)
    }
  }, [media])

  useEffect(() => {
    if (media.current) media.current.playbackRate = speed
  }, [media, speed])

  const actions = useMemo(() => playerActions(media, place), [media])
  return useMemo(
    () => ({
      seconds,
      duration,
      playing,
      looping,
      speed,
      setSpeed,
      toggleLoop: () => setLooping((on) => !on),
      ...actions,
    }),
    [seconds, duration, playing, looping, speed, actions],
  )
}

function playerActions(media: RefObject<HTMLMediaElement | null>, place: { current: number }) {
  return {
    toggle: () => {
      const element = media.current
      if (element?.paused)
        void element.play().catch(() => undefined) // told by onError
      else element?.pause()
    },
    seek: (to: number) => {
      if (media.current) media.current.currentTime = to
    },
    step: (frames: number) => {
      const element = media.current
      if (!element) return
      element.pause()
      const to = element.currentTime + frames * FRAME_SECONDS
      element.currentTime = Math.min(Math.max(0, to), element.duration || 0)
    },
    rememberPlace: () => {
      place.current = media.current?.currentTime ?? 0
    },
  }
}
