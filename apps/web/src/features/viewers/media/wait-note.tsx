import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteLine } from '../note-line.ts'

const SHORT_MS = 1000
const STARTS = ['waiting', 'seeking'] as const
const ENDS = ['playing', 'seeked', 'canplay', 'emptied', 'error'] as const

/** Shows that playback is waiting for data, after a short delay. */
export function WaitNote({ media }: { media: RefObject<HTMLMediaElement | null> }) {
  const { t } = useTranslation('viewers')
  const waits = useWaits(media)
  return waits ? <NoteLine role="status">{t('clip.waits')}</NoteLine> : null
}

function useWaits(media: RefObject<HTMLMediaElement | null>): boolean {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const element = media.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer ??= setTimeout(() => setWaits(true), SHORT_MS)
    }
    const end = () => {
      clearTimeout(timer)
      timer = undefined
      setWaits(false)
    }
    for (const event of STARTS) element.addEventListener(event, start)
    for (const event of ENDS) element.addEventListener(event, end)
    return () => {
      end()
      for (const event of STARTS) element.removeEventListener(event, start)
      for (const event of ENDS) element.removeEventListener(event, end)
    }
  }, [media])
  return waits
}
