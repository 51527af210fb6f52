import type { BrandColours } from '@systole/domain/hospitals/variant'
import { dark, light } from './tokens.ts'
import { type Tone, tones } from './tones.ts'

/**
 * The portal's own palette entries, beside MUI's: in `sx` write `bgcolor: 'surface.sunken'`, `color: 'ink.muted'`,
 * `tone.warn.text`.
 */
type OwnPalette = {
  surface: { canvas: string; paper: string; sunken: string; tint: string }
  ink: { strong: string; body: string; muted: string }
  edge: { line: string; control: string; focus: string }
  brand: { deep: string; hover: string; main: string; bright: string; soft: string }
  tone: Record<Tone | 'brand', { text: string; background: string; solid: string }>
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}

export function lightPalette(brand: BrandColours) {
  return {
    primary: {
      main: brand.main,
      dark: brand.hover,
      light: brand.bright,
      contrastText: light.onBrand,
    },
    error: { main: tones.danger.solid },
    warning: { main: tones.warn.solid },
    info: { main: tones.info.solid },
    success: { main: tones.ok.solid },
    background: { default: light.canvas, paper: light.surface },
    text: { primary: light.ink, secondary: light.muted, disabled: '#6F8085' },
    divider: light.line,
    surface: {
      canvas: light.canvas,
      paper: light.surface,
      sunken: light.sunken,
      tint: brand.tint,
    },
    ink: { strong: light.ink, body: light.body, muted: light.muted },
    edge: { line: light.line, control: light.control, focus: light.focus },
    brand: {
      deep: brand.deep,
      hover: brand.hover,
      main: brand.main,
      bright: brand.bright,
      soft: brand.soft,
    },
    tone: {
      ...tonesOf('light'),
      brand: { text: brand.hover, background: brand.tint, solid: brand.main },
    },
  }
}

export function darkPalette({ dark: brand, main: solid }: BrandColours) {
  return {
    primary: { main: brand.main, dark: brand.hover, contrastText: brand.onMain },
    error: { main: tones.danger.dark[0] },
    warning: { main: tones.warn.dark[0] },
    info: { main: tones.info.dark[0] },
    success: { main: tones.ok.dark[0] },
    background: { default: dark.canvas, paper: dark.surface },
    text: { primary: dark.ink, secondary: dark.muted, disabled: '#7C898E' },
    divider: dark.line,
    surface: {
      canvas: dark.canvas,
      paper: dark.surface,
      sunken: dark.sunken,
      tint: brand.tint,
    },
    ink: { strong: dark.ink, body: dark.body, muted: dark.muted },
    edge: { line: dark.line, control: dark.control, focus: dark.focus },
    brand: {
      deep: brand.hover,
      hover: brand.hover,
      main: brand.main,
      bright: brand.main,
      soft: brand.tint,
    },
    tone: { ...tonesOf('dark'), brand: { text: brand.hover, background: brand.tint, solid } },
  }
}

function tonesOf(scheme: 'light' | 'dark') {
  const pick = (tone: Tone) => {
    const [text, background] = tones[tone][scheme]
    return { text, background, solid: tones[tone].solid }
  }
  return {
    neutral: pick('neutral'),
    info: pick('info'),
    violet: pick('violet'),
    ok: pick('ok'),
    warn: pick('warn'),
    orange: pick('orange'),
    danger: pick('danger'),
  }
}
