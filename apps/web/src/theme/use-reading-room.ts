import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'

/** Dims the lights while a viewer is on screen; `lit` brings the light palette back. */
export function useReadingRoom({ lit = false }: { lit?: boolean } = {}): void {
  const { setMode } = useColorScheme()
  useEffect(() => {
    setMode(lit ? 'light' : 'dark')
    return () => setMode('light')
  }, [lit, setMode])
}
