import { describe, expect, test } from 'vitest'
import { decideOutlier, isAtrialHint } from './decide-beat.ts'
import { decideEarlyVariant, decideShape } from './decide-shape.ts'
import type { ShapeEvidence } from './shape.ts'

/** Early, wide and unlike, with a compensatory pause, in a clean and steady rhythm at 100 per minute. */
const VPC: ShapeEvidence = {
  count: 10,
  correlation: 0.5,
  widthRatio: 1.6,
  prematurity: 0.65,
  rate: 154,
  prematureShare: 1,
  compensation: 1,
  pCorrelation: 0.1,
  irregularity: 0.03,
  noise: 0.005,
}
const IN_TIME = { prematurity: 1, rate: 100, prematureShare: 0 }
const DOGS_FASTEST_ESCAPE = 60

describe('a shape is', () => {
  test.each<[string, Partial<ShapeEvidence>, string]>([
    ['V when early, wide and unlike', {}, 'V'],
    ['V when late-coupled in part', { prematurity: 0.88, prematureShare: 0.55 }, 'V'],
    ['V when early and unlike, though not wide', { widthRatio: 1 }, 'V'],
    ['V when interpolated: no pause is needed', { compensation: 0.5 }, 'V'],
    ['V when nearly normal but wide and always early', { correlation: 0.92 }, 'V'],
    [
      'normal when nearly normal, wide and sometimes early',
      { correlation: 0.92, prematureShare: 0.6 },
      'N',
    ],
    ['normal when early but like the normal beats', { correlation: 0.96 }, 'N'],
    ['normal when early, not wide and hardly unlike', { correlation: 0.88, widthRatio: 1.1 }, 'N'],
    ['normal when hardly early and not wide', { prematurity: 0.88, widthRatio: 1.1 }, 'N'],
    ['normal when much narrower than a broad dominant shape', { widthRatio: 0.5 }, 'N'],
    ['normal when wide in time after a P wave (block)', { ...IN_TIME, pCorrelation: 0.8 }, 'N'],
    ['undecided when wide and very unlike in time without P', IN_TIME, 'Q?'],
    ['normal when in time and not wide', { ...IN_TIME, widthRatio: 1.1 }, 'N'],
    ['E when wide after a pause', { ...IN_TIME, prematurity: 2, rate: 50 }, 'E'],
    ['no E at a faster rate than an escape', { ...IN_TIME, prematurity: 1.3, rate: 80 }, 'Q?'],
    [
      'no E when neither wide nor very unlike',
      { ...IN_TIME, prematurity: 2, rate: 50, widthRatio: 1.1, correlation: 0.8 },
      'N',
    ],
  ])('%s', (_, measured, expected) => {
    const { label, isUndecided } = decideShape({ ...VPC, ...measured }, DOGS_FASTEST_ESCAPE)
    expect(`${label}${isUndecided ? '?' : ''}`).toBe(expected)
  })
})

describe('in an irregular rhythm a shape is', () => {
  const irregular = { irregularity: 0.2, prematureShare: 0.6, prematurity: 0.8 }
  test.each<[string, Partial<ShapeEvidence>, string]>([
    ['V when wide and very unlike', {}, 'V'],
    ['V when wide and nearly always early', { correlation: 0.85, prematureShare: 0.8 }, 'V'],
    [
      'undecided when wide, a little unlike and early as often as others',
      { correlation: 0.8 },
      'Q?',
    ],
    ['normal when not wide and a little unlike', { correlation: 0.8, widthRatio: 1.1 }, 'N'],
    [
      'no escape after a pause unless wide and very unlike',
      { correlation: 0.8, prematurity: 1.6, prematureShare: 0, rate: 50 },
      'N',
    ],
  ])('%s', (_, measured, expected) => {
    const evidence = { ...VPC, ...irregular, ...measured }
    const { label, isUndecided } = decideShape(evidence, DOGS_FASTEST_ESCAPE)
    expect(`${label}${isUndecided ? '?' : ''}`).toBe(expected)
  })
})

describe('in noise a shape is', () => {
  const noisy = { noise: 0.05, count: 8 }
  test.each<[string, Partial<ShapeEvidence>, string]>([
    ['undecided when early, wide and unlike', {}, 'Q?'],
    ['V when many alike beats all come early before a pause', { count: 50 }, 'V'],
    [
      'undecided when many come early without a pause: false detections',
      { count: 50, compensation: 0.6 },
      'Q?',
    ],
    ['normal when not wide and not very unlike', { correlation: 0.8, widthRatio: 1.1 }, 'N'],
  ])('%s', (_, measured, expected) => {
    const evidence = { ...VPC, ...noisy, ...measured }
    const { label, isUndecided } = decideShape(evidence, DOGS_FASTEST_ESCAPE)
    expect(`${label}${isUndecided ? '?' : ''}`).toBe(expected)
  })
})

test('early beats slightly unlike the normal ones are V only if wider and before a pause', () => {
  const early = { ...VPC, correlation: 0.96, widthRatio: 1.1 }
  expect(decideEarlyVariant(early)).toMatchObject({ label: 'V', isUndecided: false })
  for (const measured of [{ compensation: 0.8 }, { widthRatio: 1 }, { noise: 0.05 }]) {
    const decision = decideEarlyVariant({ ...early, ...measured })
    expect(decision).toMatchObject({ label: 'Q', isUndecided: true })
  }
})

describe('a beat like no other is', () => {
  test.each<[string, Partial<ShapeEvidence>, string]>([
    ['V when early and wide', {}, 'V'],
    ['unknown when early and only a little unlike', { correlation: 0.8, widthRatio: 1 }, 'Q'],
    ['normal when in time', { prematurity: 1 }, 'N'],
    ['normal when its interval is not known', { prematurity: Number.NaN }, 'N'],
    ['unknown when early in noise', { noise: 0.1 }, 'Q'],
    [
      'unknown when early and wide in an irregular rhythm',
      { irregularity: 0.2, correlation: 0.8 },
      'Q',
    ],
    ['unknown when wide after a pause', { prematurity: 1.6 }, 'Q'],
  ])('%s', (_, measured, expected) => {
    expect(decideOutlier({ ...VPC, ...measured }, false)).toBe(expected)
  })

  test('unknown when early in a range of noise', () => {
    expect(decideOutlier(VPC, true)).toBe('Q')
  })
})

describe('an early beat of normal shape is an atrial hint', () => {
  const early = { previous: 1, before: 0.7, after: 1.1, irregularity: 0.03, followsEctopic: false }
  test.each([
    ['in a steady rhythm', {}, true],
    [
      'not when the interval before has fallen too (respiratory arrhythmia)',
      { previous: 0.85 },
      false,
    ],
    ['not when the rhythm stays fast', { after: 0.75 }, false],
    ['not in an irregular rhythm', { irregularity: 0.2 }, false],
    ['not when hardly early', { before: 0.88 }, false],
    ['not after an interpolated ventricular beat', { followsEctopic: true }, false],
  ])('%s', (_, changed, expected) => {
    expect(isAtrialHint({ ...early, ...changed })).toBe(expected)
  })
})
