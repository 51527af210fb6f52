import type { Components, Theme } from '@mui/material/styles'
import { type Density, density as densities, radius, shadow } from './tokens.ts'

/** Buttons and form controls: quiet, square-cornered, labels above, never floating. */
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
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme, ownerState }) => {
          const palette = paletteOf(theme)
          const { variant = 'text', color = 'primary' } = ownerState
          return {
            minHeight: control,
            paddingBlock: 6,
            paddingInline: variant === 'text' ? 10 : 18,
            borderRadius: radius.control,
            textAlign: 'center',
            ...(variant === 'contained' &&
              color === 'primary' && {
                boxShadow: 'inset 0 -1px 0 rgba(0,0,0,.18)',
                '&:hover': {
                  boxShadow: 'inset 0 -1px 0 rgba(0,0,0,.18)',
                  backgroundColor: palette.brand.hover,
                },
                '&.Mui-disabled': {
                  backgroundColor: palette.surface.sunken,
                  color: palette.text.disabled,
                  boxShadow: `inset 0 0 0 1px ${palette.edge.line}`,
                },
              }),
            ...(variant === 'outlined' && {
              backgroundColor: palette.surface.paper,
              borderColor: palette.edge.control,
              color: color === 'error' ? palette.tone.danger.text : palette.ink.strong,
              '&:hover': {
                backgroundColor: palette.surface.sunken,
                borderColor: palette.edge.control,
              },
            }),
            ...(variant === 'text' && { '&:hover': { backgroundColor: palette.surface.tint } }),
          }
        },
        sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '.9375rem' },
        sizeLarge: { minHeight: 50, fontSize: '1.0625rem' },
        startIcon: { marginLeft: 0 },
        endIcon: { marginRight: 0 },
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
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiRadio: { styleOverrides: { root: { padding: 10 } } },
    MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -10, marginRight: 20 } } },
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
          '&:focus-visible': { outline: 'none' }, // the outline of the field itself is the ring
        }),
        multiline: { padding: 0 },
        notchedOutline: ({ theme }) => ({
          top: 0,
          '& legend': { display: 'none' },
          borderColor: paletteOf(theme).edge.control,
        }),
      },
    },
    // A floating label hides the placeholder until focus and clips long translations.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: ({ theme }) => ({
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          whiteSpace: 'normal',
          overflow: 'visible',
          fontSize: '1rem',
          fontWeight: 600,
          marginBottom: 6,
          '&, &.Mui-error, &.Mui-focused': { color: paletteOf(theme).ink.strong },
        }),
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          fontWeight: 600,
          '&, &.Mui-focused': { color: paletteOf(theme).ink.strong },
        }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '.875rem' } } },
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
