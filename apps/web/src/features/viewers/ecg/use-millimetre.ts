import { CSS_PIXELS_PER_MILLIMETRE } from '@systole/ecg/paper'
import { cssPixelsPerMillimetre } from '@systole/ecg/screen-calibration'
import { useEffect, useState } from 'react'
import { keepScreen, readScreen } from './remembered-screen.ts'

export type Millimetre = {
  /** CSS pixels to a millimetre. */
  pixels: number
  /** A card was laid on this screen; else the browser's word is taken. */
  measured: boolean
  keep: (devicePixelsPerMillimetre: number | undefined) => void
}

/** How long a millimetre is on this screen, also after the page was zoomed or moved to another one. */
export function useMillimetre(): Millimetre {
  const [found, setFound] = useState(read)
  useEffect(() => {
    const onChange = () => setFound(read())
    window.addEventListener('resize', onChange)
    return () => window.removeEventListener('resize', onChange)
  }, [])
  return {
    ...found,
    keep: (devicePixelsPerMillimetre) => {
      keepScreen(devicePixelsPerMillimetre)
      setFound(of(devicePixelsPerMillimetre))
    },
  }
}

function read() {
  return of(readScreen())
}

function of(perMillimetre: number | undefined): Omit<Millimetre, 'keep'> {
  if (perMillimetre === undefined) return { pixels: CSS_PIXELS_PER_MILLIMETRE, measured: false }
  return {
    pixels: cssPixelsPerMillimetre(perMillimetre, window.devicePixelRatio),
    measured: true,
  }
}
