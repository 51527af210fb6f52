import { CSS_PIXELS_PER_MILLIMETRE } from '@systole/ecg/paper/ecg-paper'
import { cssPixelsPerMillimetre } from '@systole/ecg/paper/screen-calibration'
import { useEffect, useState } from 'react'
import { keepScreen, readScreen } from './remembered-screen.ts'

export type Millimetre = {
  /** The CSS pixels per millimetre. */
  pixels: number
  /** True if this screen was calibrated; otherwise the browser's value is used. */
  measured: boolean
  keep: (devicePixelsPerMillimetre: number | undefined) => void
}

/** Returns the size of a millimetre on this screen, updated when the page is zoomed or moved to another screen. */
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
