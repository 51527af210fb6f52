import { useEffect } from 'react'

/** Dims the lights while a viewer is on screen; `lit` brings the light palette back. */
export function useReadingRoom({ lit = false }: { lit?: boolean } = {}): void {
  useEffect(() => {
    document.documentElement.dataset.scheme = lit ? 'light' : 'dark'
    return () => {
      delete document.documentElement.dataset.scheme
    }
  }, [lit])
}
