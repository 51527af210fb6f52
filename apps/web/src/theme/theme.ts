import { createTheme, type Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { BrandColours } from '@systole/domain/hospitals/variant'
import type { Language } from '@systole/i18n/languages'
import { controlOverrides } from './control-overrides.ts'
import { globalOverrides } from './global-overrides.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { surfaceOverrides } from './surface-overrides.ts'
import { type Density, motion, radius } from './tokens.ts'
import { isCjk, sans, serif } from './type-stacks.ts'

/** Creates the theme, the only definition of colour, type, space and motion. `<html data-scheme="dark">` is the reading room. */
export function makeTheme(language: Language, density: Density, brand: BrandColours): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: { palette: lightPalette(brand) },
      dark: { palette: darkPalette(brand) },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    spacing: 4,
    shape: { borderRadius: radius.control },
    zIndex: { appBar: 10, drawer: 20, modal: 30, snackbar: 40, tooltip: 40 },
    transitions: transitions(),
    typography: typography(language),
    components: {
      ...globalOverrides(),
      ...controlOverrides(density),
      ...surfaceOverrides(),
    },
  })
}

function transitions() {
  return {
    duration: {
      shortest: motion.fast,
      shorter: motion.fast,
      short: motion.base,
      standard: motion.base,
      complex: motion.slow,
      enteringScreen: motion.base,
      leavingScreen: motion.fast,
    },
    easing: { easeOut: motion.ease, easeInOut: motion.ease },
  }
}

function typography(language: Language) {
  const cjk = isCjk(language)
  const lineHeight = cjk ? 1.65 : 1.5
  const title = {
    fontFamily: serif(language),
    fontWeight: cjk ? 650 : 480,
    letterSpacing: cjk ? 0 : '-0.012em',
    lineHeight: cjk ? 1.35 : 1.2,
    textWrap: 'balance',
  }
  return {
    fontFamily: sans(language),
    fontWeightMedium: 600,
    fontWeightBold: 650,
    h1: { ...title, fontSize: '2.125rem', '@media (max-width:899.95px)': { fontSize: '1.625rem' } },
    h2: { ...title, fontSize: '1.75rem', '@media (max-width:899.95px)': { fontSize: '1.375rem' } },
    h3: { ...title, fontSize: '1.375rem' },
    h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
    h5: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight },
    body2: { fontSize: cjk ? '0.9375rem' : '0.875rem', lineHeight },
    caption: { fontSize: cjk ? '0.875rem' : '0.8125rem', lineHeight: 1.45 },
    button: {
      fontSize: '1rem',
      fontWeight: 600,
      textTransform: 'none' as const,
      letterSpacing: 0,
      lineHeight: 1.2,
    },
  }
}
