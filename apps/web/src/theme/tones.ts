/** The text and background per meaning; the only colours of chips and notices. */
export type Tone = 'neutral' | 'info' | 'violet' | 'ok' | 'warn' | 'orange' | 'danger'

type Pair = readonly [text: string, background: string]
type ToneColours = { light: Pair; dark: Pair; solid: string }

export const tones: Record<Tone, ToneColours> = {
  neutral: { light: ['#43565C', '#E9EEED'], dark: ['#C3CBCE', '#23292C'], solid: '#51646A' },
  info: { light: ['#1D4A87', '#E6EEF9'], dark: ['#9CC2F5', '#14243A'], solid: '#2C63AD' },
  violet: { light: ['#573B94', '#EFEAF9'], dark: ['#C3B0F3', '#241B3A'], solid: '#6E4FB0' },
  ok: { light: ['#1B5B31', '#E2F2E7'], dark: ['#86D6A0', '#12291B'], solid: '#28733F' },
  warn: { light: ['#744600', '#FBEFD8'], dark: ['#F0BC6E', '#2E220C'], solid: '#9A5B00' },
  orange: { light: ['#8A3A05', '#FDEADC'], dark: ['#F5A873', '#321B0B'], solid: '#B24E0C' },
  danger: { light: ['#9B1F1D', '#FCE8E6'], dark: ['#FF9A92', '#371614'], solid: '#B42B27' },
}
