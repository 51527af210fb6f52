import { brands } from '@systole/domain/hospitals/variant'
import { expect, test } from 'vitest'
import { dark, ecg, light } from './tokens.ts'
import { type Tone, tones } from './tones.ts'

/** Returns the WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (hi + 0.05) / (lo + 0.05)
}

const lightGrounds = [light.canvas, light.surface, light.sunken]
const darkGrounds = [dark.canvas, dark.surface, dark.raised, dark.viewport]

test.each([
  ['light text', light.ink, lightGrounds, 7],
  ['light body', light.body, lightGrounds, 7],
  ['light hints', light.muted, lightGrounds, 4.5],
  ['light control edges', light.control, lightGrounds, 3],
  ['light focus ring', light.focus, lightGrounds, 3],
  ['dark text', dark.ink, darkGrounds, 7],
  ['dark hints', dark.muted, darkGrounds, 4.5],
  ['dark control edges', dark.control, darkGrounds, 3],
  ['dark focus ring', dark.focus, darkGrounds, 3],
  ['ECG trace', ecg.paper.trace, [ecg.paper.background], 7],
  ['ECG trace at night', ecg.night.trace, [ecg.night.background], 7],
] as const)('%s can be read', (_what, colour, grounds, least) => {
  for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least)
})

test.each(Object.entries(brands))('SHELL-8 the colours of %s can be read', (_name, { colours }) => {
  const { deep, hover, main, bright, soft, tint, dark: night } = colours
  for (const ground of [...lightGrounds, tint])
    expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5)
  for (const button of [main, hover, bright, deep])
    expect(contrast(light.onBrand, button)).toBeGreaterThanOrEqual(4.5)
  for (const text of [light.ink, light.body]) expect(contrast(text, tint)).toBeGreaterThanOrEqual(7)
  expect(contrast(light.muted, tint)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(light.control, tint)).toBeGreaterThanOrEqual(3)
  expect(contrast(light.focus, tint)).toBeGreaterThanOrEqual(3)
  expect(contrast(soft, deep)).toBeGreaterThanOrEqual(7)
  expect(contrast(hover, tint)).toBeGreaterThanOrEqual(4.5)
  for (const button of [night.main, night.hover])
    expect(contrast(night.onMain, button)).toBeGreaterThanOrEqual(4.5)
  for (const ground of [...darkGrounds, night.tint])
    expect(contrast(night.main, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(night.hover, night.tint)).toBeGreaterThanOrEqual(4.5)
})

test.each(Object.keys(tones) as Tone[])('chips of tone %s can be read', (tone) => {
  const { light: onLight, dark: onDark, solid } = tones[tone]
  expect(contrast(...onLight)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(...onDark)).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#FFFFFF', solid)).toBeGreaterThanOrEqual(4.5)
})
