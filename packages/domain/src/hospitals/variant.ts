import type { Language } from './hospital.ts'

/** The variants of the portal, selected by host name; an unknown host gets the first. SHELL-8, SPEC 1. */
export const variants = ['systole', 'systole-cn'] as const
export type Variant = (typeof variants)[number]
export const defaultVariant: Variant = 'systole'

/** The logo mark: a trace on a rounded square of 30 by 30, drawn as vectors in print, on the screen and as favicon. */
export type Mark = { size: 30; radius: number; strokeWidth: number; trace: string }

/** The brand colours. The contrast of every pair in use is checked by the web's tokens.test.ts. */
export type BrandColours = {
  deep: string
  hover: string
  main: string
  bright: string
  soft: string
  tint: string
  /** Colours of the dark theme of the reading screens. */
  dark: { main: string; hover: string; tint: string; onMain: string }
}

/** The properties in which variants differ. Names and addresses can be configured per installation (docs/operations.md). */
export type Brand = {
  name: string
  supportEmail: string
  supportSite: string
  mailFrom: string
  /** The language of a first visit if the browser accepts none of the offered languages. */
  language: Language
  mark: Mark
  colours: BrandColours
}

export const brands: Record<Variant, Brand> = {
  systole: {
    name: 'Systole',
    supportEmail: 'support@systole.test',
    supportSite: 'https://www.systole.test/help',
    mailFrom: 'reports@systole.test',
    language: 'en_us',
    mark: {
      size: 30,
      radius: 8,
      strokeWidth: 2.2,
      trace: 'M4 17h5l2-4 2.5 10L17 6l2.5 11H26',
    },
    colours: {
      deep: '#083F46',
      hover: '#0A4F57',
      main: '#0F636C',
      bright: '#1B7C85',
      soft: '#D3E8E9',
      tint: '#E8F3F3',
      dark: { main: '#63C5CA', hover: '#86D6DA', tint: '#10282B', onMain: '#042A2D' },
    },
  },
  'systole-cn': {
    name: 'Xinyin 心音',
    supportEmail: 'support@xinyin.test',
    supportSite: 'https://www.xinyin.test/help',
    mailFrom: 'reports@xinyin.test',
    language: 'zh_cn',
    mark: {
      size: 30,
      radius: 15,
      strokeWidth: 2.2,
      trace: 'M5 15h3l1.6-5 2.6 10 2.2-8 1.2 3h3.4l1.2-3 1.8 5 .9-2H25',
    },
    colours: {
      deep: '#43194A',
      hover: '#55215E',
      main: '#6C2E76',
      bright: '#87478F',
      soft: '#EEDCF0',
      tint: '#F6EEF7',
      dark: { main: '#D8A5E0', hover: '#E6C2EB', tint: '#2A1530', onMain: '#2E0A34' },
    },
  },
}

/** Returns the variant named by a row or a page; the default for an unknown name. */
export function variantNamed(text: string | null | undefined): Variant {
  return variants.find((variant) => variant === text) ?? defaultVariant
}
