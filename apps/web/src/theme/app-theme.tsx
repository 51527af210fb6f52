import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Language } from '@systole/i18n/languages'
import { type ReactNode, useMemo, useState } from 'react'
import { makeEmotionCache } from './emotion-cache.ts'
import { makeTheme } from './theme.ts'
import type { Density } from './tokens.ts'

export function AppTheme(props: { language: Language; density?: Density; children: ReactNode }) {
  const { language, density = 'comfortable', children } = props
  const [cache] = useState(makeEmotionCache)
  const theme = useMemo(() => makeTheme(language, density), [language, density])
  return (
    <CacheProvider value={cache}>
      {/* Nothing about colours is stored: light everywhere, dark only where a screen asks for it. */}
      <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
