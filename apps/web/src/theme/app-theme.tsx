import { CacheProvider, ThemeContext } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Language } from '@systole/i18n/languages'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { currentBrand } from '../brand.ts'
import { makeEmotionCache } from './emotion-cache.ts'
import { makeTheme } from './theme.ts'
import type { Density } from './tokens.ts'

/**
 * Replaces MUI's ThemeProvider: light and dark are two sets of CSS variables and an attribute on <html>, so that MUI's
 * colour-mode code and storage are not needed.
 */
export function AppTheme(props: { language: Language; density?: Density; children: ReactNode }) {
  const { language, density = 'comfortable', children } = props
  const [cache] = useState(makeEmotionCache)
  const theme = useMemo(
    () => makeTheme(language, density, currentBrand().colours),
    [language, density],
  )
  const variables = useMemo(() => theme.generateStyleSheets(), [theme])
  // MUI types its own provider for themes without a custom palette
  const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value']
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={components}>
          <GlobalStyles styles={variables} />
          <CssBaseline />
          {children}
        </DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  )
}
