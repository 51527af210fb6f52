/**
 * The raw values shared by both variants (the others: domain/hospitals/variant.ts). Screens use the theme and never these;
 * tokens.test.ts checks contrast.
 */
export const light = {
  canvas: '#F4F6F5',
  surface: '#FFFFFF',
  sunken: '#ECF0EF',
  line: '#DCE4E3',
  control: '#73858A',
  ink: '#12252B',
  body: '#2B3F45',
  muted: '#51646A',
  onBrand: '#FFFFFF',
  focus: '#0B57D0',
} as const

/** The reading room: neutral greys, no hue beside a greyscale image. */
export const dark = {
  canvas: '#0B0D0E',
  surface: '#14181A',
  raised: '#1C2124',
  sunken: '#070809',
  viewport: '#000000',
  line: '#2B3236',
  control: '#78858A',
  ink: '#E4E9EA',
  body: '#C3CBCE',
  muted: '#97A3A8',
  focus: '#8FB8FF',
} as const

export const ecg = {
  paper: {
    background: '#FFFAF8',
    minor: '#F8E1DD',
    major: '#EDBBB4',
    trace: '#16242A',
    hatch: '#9AA9AD',
    hatchGround: '#EEF2F1',
    caliper: '#0B57D0',
    /** The measurements of others. */
    others: '#6A3FA8',
  },
  /** The grid on printed paper, which is paler than on a screen. */
  print: { background: '#FFF8F6', minor: '#F4D3CF', major: '#E29C95' },
  night: {
    background: '#000000',
    minor: '#14191B',
    major: '#252D30',
    trace: '#9BE8B4',
    hatch: '#55636A',
    hatchGround: '#15191B',
    caliper: '#FFD166',
    measure: '#7FE3E6',
  },
} as const

/** ECG paper where many strips are shown together: calmer than that of a single strip or of a print. */
export const ecgBench = {
  light: {
    background: '#FFFAF8',
    minor: '#F8E1DD',
    major: '#EDBBB4',
    trace: '#16242A',
    hatch: '#9AA9AD',
    hatchGround: '#EEF2F1',
    caliper: '#0B57D0',
    band: 'rgba(11,87,208,.08)',
    noise: '#D9B26A',
    noiseGround: '#FFF4DD',
    noiseInk: '#744600',
    normal: '#51646A',
    bar: '#AEBABD',
    axis: '#DCE4E3',
  },
  night: {
    background: '#000000',
    minor: '#14191B',
    major: '#252D30',
    trace: '#9BE8B4',
    hatch: '#55636A',
    hatchGround: '#15191B',
    caliper: '#FFD166',
    band: 'rgba(255,209,102,.12)',
    noise: '#7A5F22',
    noiseGround: '#241C0C',
    noiseInk: '#F0BC6E',
    normal: '#97A3A8',
    bar: '#4A555A',
    axis: '#2B3236',
  },
} as const
export type EcgBenchColours = { readonly [Name in keyof typeof ecgBench.light]: string }

export const radius = { control: 6, card: 10, dialog: 14, pill: 999 } as const
export const motion = {
  fast: 120,
  base: 180,
  slow: 240,
  ease: 'cubic-bezier(.2,0,0,1)',
} as const
export const density = {
  comfortable: { row: 64, control: 44 },
  compact: { row: 40, control: 36 },
} as const
export type Density = keyof typeof density
export const shadow = {
  card: '0 1px 2px rgba(18,37,43,.05)',
  menu: '0 6px 20px -4px rgba(18,37,43,.16), 0 1px 3px rgba(18,37,43,.08)',
  dialog: '0 24px 64px -12px rgba(18,37,43,.32)',
} as const
export const layer = { sticky: 10, menu: 20, dialog: 30, toast: 40 } as const
export const pageWidth = 1240
