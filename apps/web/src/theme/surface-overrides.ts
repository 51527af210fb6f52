import type { Components, Theme } from '@mui/material/styles'
import type { Language } from '@systole/i18n/languages'
import { radius, shadow } from './tokens.ts'
import { isCjk, serif } from './type-stacks.ts'

/** Cards, dialogs, menus, tables and what lies on them: borders first, shadows only where something floats. */
export function surfaceOverrides(language: Language): Components<Theme> {
  return { ...surfaces(), ...dialogs(language), ...contents() }
}

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette

function surfaces(): Components<Theme> {
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiMenu: {
      styleOverrides: {
        paper: ({ theme }) => ({
          borderRadius: radius.card,
          border: `1px solid ${paletteOf(theme).edge.line}`,
          boxShadow: shadow.menu,
          marginTop: 4,
        }),
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&&': { minHeight: 44 },
          gap: 12,
          fontSize: '.9375rem',
          '&:hover, &.Mui-focusVisible': { backgroundColor: paletteOf(theme).surface.sunken },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: paletteOf(theme).surface.tint,
            fontWeight: 600,
          },
        }),
      },
    },
  }
}

function dialogs(language: Language): Components<Theme> {
  return {
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({
          borderRadius: radius.dialog,
          boxShadow: shadow.dialog,
          [theme.breakpoints.down('md')]: {
            margin: 0,
            width: '100%',
            maxWidth: '100%',
            maxHeight: 'calc(100dvh - 24px)',
            alignSelf: 'flex-end',
            borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
          },
        }),
        paperFullScreen: {
          '&&': { borderRadius: 0, maxHeight: 'none', height: '100dvh' },
          // A question and its answers stay together, where the thumb is.
          '&[data-short]': { justifyContent: 'flex-end' },
          '&[data-short] > .MuiDialogContent-root': { flex: '0 1 auto' },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          fontFamily: serif(language),
          fontSize: '1.375rem',
          fontWeight: isCjk(language) ? 650 : 500,
          lineHeight: 1.3,
          padding: '24px 24px 8px',
        },
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: ({ theme }) => ({ paddingBlock: 8, color: paletteOf(theme).ink.body }),
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: '16px 24px 20px',
          gap: 12,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } },
        }),
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(9,30,34,.52)' } },
      },
    },
  }
}

function contents(): Components<Theme> {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderColor: paletteOf(theme).edge.line,
          fontSize: '.9375rem',
          color: paletteOf(theme).ink.body,
          paddingBlock: 8,
          paddingInline: 12,
        }),
        head: ({ theme }) => ({
          fontWeight: 600,
          fontSize: '.8125rem',
          color: paletteOf(theme).ink.muted,
        }),
      },
    },
  }
}
