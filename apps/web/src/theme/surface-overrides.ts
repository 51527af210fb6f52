import type { Components, Theme } from '@mui/material/styles'
import { radius, shadow } from './tokens.ts'

/** Styles cards, dialogs, menus, tables and their content: borders first, shadows only for floating elements. */
export function surfaceOverrides(): Components<Theme> {
  return { ...surfaces(), ...contents() }
}

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette

function surfaces(): Components<Theme> {
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(9,30,34,.52)' } },
      },
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
