import { dark, light } from './tokens.ts'
import { type Tone, tones } from './tones.ts'

/** Our own palette entries, beside MUI's: in `sx` write `bgcolor: 'surface.sunken'`, `color: 'ink.muted'`, `tone.warn.text`. */
type OwnPalette = {
  surface: { canvas: string; paper: string; sunken: string; tint: string }
  ink: { strong: string; body: string; muted: string }
  edge: { line: string; control: string; focus: string }
  brand: { deep: string; hover: string; main: string; bright: string; soft: string }
  tone: Record<Tone, { text: string; background: string; solid: string }>
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}

export const lightPalette = {
  primary: {
    main: light.primary600,
    dark: light.primary700,
    light: light.primary500,
    contrastText: light.onPrimary,
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
    tint: light.tint,
  },
  ink: { strong: light.ink, body: light.body, muted: light.muted },
  edge: { line: light.line, control: light.control, focus: light.focus },
  brand: {
    deep: light.primary800,
    hover: light.primary700,
    main: light.primary600,
    bright: light.primary500,
    soft: light.primary100,
  },
  tone: tonesOf('light'),
}

export const darkPalette = {
  primary: { main: dark.primary600, dark: dark.primary700, contrastText: dark.onPrimary },
  error: { main: tones.danger.dark[0] },
  warning: { main: tones.warn.dark[0] },
  info: { main: tones.info.dark[0] },
  success: { main: tones.ok.dark[0] },
  background: { default: dark.canvas, paper: dark.surface },
  text: { primary: dark.ink, secondary: dark.muted, disabled: '#7C898E' },
  divider: dark.line,
  surface: { canvas: dark.canvas, paper: dark.surface, sunken: dark.sunken, tint: dark.tint },
  ink: { strong: dark.ink, body: dark.body, muted: dark.muted },
  edge: { line: dark.line, control: dark.control, focus: dark.focus },
  brand: {
    deep: dark.primary700,
    hover: dark.primary700,
    main: dark.primary600,
    bright: dark.primary600,
    soft: dark.tint,
  },
  tone: tonesOf('dark'),
}

function tonesOf(scheme: 'light' | 'dark'): OwnPalette['tone'] {
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
    teal: pick('teal'),
  }
}
