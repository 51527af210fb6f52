import type { Components, Theme } from '@mui/material/styles'
import { mono } from './type-stacks.ts'

/** Returns the rules for the page itself: focus ring, numbers, CJK line breaking, reduced motion, print. */
export function globalOverrides(): Components<Theme> {
  return {
    MuiCssBaseline: {
      styleOverrides: (theme) => {
        const palette = (theme.vars ?? theme).palette
        return {
          html: {
            WebkitTextSizeAdjust: '100%',
            colorScheme: 'light',
            scrollPaddingBlock: '72px 112px', // keeps the focused element clear of sticky bars
          },
          'html[data-scheme="dark"]': { colorScheme: 'dark' },
          body: {
            color: palette.ink.body,
            fontVariantNumeric: 'tabular-nums',
            WebkitFontSmoothing: 'antialiased',
            textWrap: 'pretty', // avoids a last line of one word
          },
          'h1, h2, h3, h4, h5, h6': { color: palette.ink.strong, margin: 0 },
          'p, ul, ol, dl, dd, figure': { margin: 0 },
          'ul, ol': { padding: 0 },
          fieldset: { border: 0, margin: 0, padding: 0, minWidth: 0 },
          'code, samp': { fontFamily: mono },
          // `*` excludes it, so that its children would inherit a wider box
          '::details-content': { boxSizing: 'inherit' },
          ':focus-visible': { outline: `2px solid ${palette.edge.focus}`, outlineOffset: 2 },
          // between phrases where the browser can detect them, else between characters
          ':lang(ja)': { lineBreak: 'strict', wordBreak: 'auto-phrase' },
          ':lang(ko)': { wordBreak: 'keep-all' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
          '@media print': {
            '@page': { size: 'A4', margin: '14mm 16mm 18mm' },
            body: { background: '#fff' },
            '.no-print': { display: 'none !important' },
          },
        }
      },
    },
  }
}
