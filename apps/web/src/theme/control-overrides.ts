import type { Components, Theme } from '@mui/material/styles'
import { type Density, density as densities, radius, shadow } from './tokens.ts'

/** Styles buttons and form controls: plain, square-cornered, with labels above. */
export function controlOverrides(density: Density): Components<Theme> {
  return { ...buttons(density), ...fields(density), ...comboFields() }
}

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette

function buttons(density: Density): Components<Theme> {
  const { control } = densities[density]
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': {
            outline: `2px solid ${paletteOf(theme).edge.focus}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          width: control,
          height: control,
          borderRadius: radius.control,
          color: paletteOf(theme).ink.muted,
          '&:hover': {
            backgroundColor: paletteOf(theme).surface.sunken,
            color: paletteOf(theme).ink.strong,
          },
        }),
        sizeSmall: { width: 36, height: 36 },
      },
    },
  }
}

function fields(density: Density): Components<Theme> {
  const { control } = densities[density]
  return {
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: control + 2,
          borderRadius: radius.control,
          backgroundColor: paletteOf(theme).surface.paper,
          '&:hover .MuiOutlinedInput-notchedOutline': {
            borderColor: paletteOf(theme).ink.muted,
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: paletteOf(theme).edge.focus,
            borderWidth: 2,
          },
        }),
        input: ({ theme }) => ({
          height: 'auto',
          lineHeight: 1.4,
          paddingBlock: 10,
          paddingInline: 12,
          '&::placeholder': { color: paletteOf(theme).ink.muted, opacity: 1 },
          '&:focus-visible': { outline: 'none' }, // the outline of the field itself is the focus ring
        }),
        multiline: { padding: 0 },
        notchedOutline: ({ theme }) => ({
          top: 0,
          '& legend': { display: 'none' },
          borderColor: paletteOf(theme).edge.control,
        }),
      },
    },
  }
}

function comboFields(): Components<Theme> {
  return {
    MuiAutocomplete: {
      styleOverrides: {
        root: {
          '&& .MuiOutlinedInput-root': { paddingBlock: 0, paddingLeft: 0 },
          '&& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '10px 12px' },
        },
        option: ({ theme }) => ({
          minHeight: 40,
          fontSize: '.9375rem',
          '&&.Mui-focused': { backgroundColor: paletteOf(theme).surface.sunken },
          '&&[aria-selected="true"]': { backgroundColor: paletteOf(theme).surface.tint },
        }),
        paper: ({ theme }) => ({
          border: `1px solid ${paletteOf(theme).edge.line}`,
          boxShadow: shadow.menu,
        }),
      },
    },
  }
}
