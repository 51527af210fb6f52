import { describe, expect, it } from 'vitest'
import type { RecordingConditions } from '../ecg-recordings/conditions.ts'
import type { EcgReferenceField } from './reference-cell.ts'
import { flagOf, type ReferencePet, referenceFor, vanDeWaterQtc } from './reference-for.ts'
import { ECG_SOURCES } from './reference-sources.ts'
import { ECG_REFERENCES } from './reference-table.ts'

const TODAY = '2026-05-01'
const BORN = '2020-05-01'
const small: ReferencePet = { species: 'dog', birthDate: BORN, size: 'small', weightGrams: 9000 }
const toy: ReferencePet = { ...small, weightGrams: 2500 }
const large: ReferencePet = { ...small, size: 'large', weightGrams: 30_000 }
const giant: ReferencePet = { ...small, size: 'giant', weightGrams: 60_000 }
const puppy: ReferencePet = { ...small, birthDate: '2026-01-01' }
const cat: ReferencePet = { species: 'cat', birthDate: BORN, size: null, weightGrams: 4500 }
const rabbit: ReferencePet = { species: 'rabbit', birthDate: BORN, size: null, weightGrams: 1800 }
const guineaPig: ReferencePet = { ...rabbit, species: 'guinea pig', weightGrams: 900 }
const parrot: ReferencePet = { ...rabbit, species: 'parrot', weightGrams: 450 }
const ferret: ReferencePet = { ...rabbit, species: 'others', weightGrams: 1200 }

type Row = readonly [
  string,
  ReferencePet,
  EcgReferenceField,
  number | undefined,
  number | undefined,
  string,
]

const WARE = 'Ware'
const ROWS: readonly Row[] = [
  ['small dog', small, 'heartRatePerMinute', 60, 160, WARE],
  ['toy dog', toy, 'heartRatePerMinute', 80, 180, 'Varshney'],
  ['puppy', puppy, 'heartRatePerMinute', undefined, 220, 'Varshney'],
  ['giant dog', giant, 'heartRatePerMinute', 60, 160, WARE],
  ['small dog', small, 'pDurationSeconds', undefined, 0.04, WARE],
  ['giant dog', giant, 'pDurationSeconds', undefined, 0.05, WARE],
  ['large dog', large, 'pHeightMillivolts', undefined, 0.4, WARE],
  ['large dog', large, 'prSeconds', 0.06, 0.13, WARE],
  ['small dog', small, 'qrsDurationSeconds', undefined, 0.05, WARE],
  ['large dog', large, 'qrsDurationSeconds', undefined, 0.06, WARE],
  ['giant dog', giant, 'qrsDurationSeconds', undefined, 0.06, WARE],
  ['small dog', small, 'rHeightMillivolts', undefined, 2.5, WARE],
  ['large dog', large, 'rHeightMillivolts', undefined, 3, WARE],
  ['small dog', small, 'stLevelMillivolts', -0.2, 0.15, WARE],
  ['small dog', small, 'tShareOfR', undefined, 0.25, WARE],
  ['small dog', small, 'qtSeconds', 0.15, 0.25, WARE],
  ['small dog', small, 'axisDegrees', 40, 100, WARE],
  ['cat', cat, 'heartRatePerMinute', 140, 240, WARE],
  ['cat', cat, 'pDurationSeconds', undefined, 0.035, WARE],
  ['cat', cat, 'pHeightMillivolts', undefined, 0.2, WARE],
  ['cat', cat, 'prSeconds', 0.05, 0.09, WARE],
  ['cat', cat, 'qrsDurationSeconds', undefined, 0.04, WARE],
  ['cat', cat, 'rHeightMillivolts', undefined, 0.9, WARE],
  ['cat', cat, 'qrsTotalMillivolts', undefined, 1.2, WARE],
  ['cat', cat, 'stLevelMillivolts', -0.1, 0.1, WARE],
  ['cat', cat, 'tHeightMillivolts', undefined, 0.3, WARE],
  ['cat', cat, 'qtSeconds', 0.12, 0.18, WARE],
  ['cat', cat, 'axisDegrees', 0, 160, WARE],
  ['rabbit', rabbit, 'heartRatePerMinute', 198, 330, 'Lord'],
  ['rabbit', rabbit, 'pDurationSeconds', 0.01, 0.05, 'Lord'],
  ['rabbit', rabbit, 'pHeightMillivolts', 0.04, 0.12, 'Lord'],
  ['rabbit', rabbit, 'prSeconds', 0.04, 0.08, 'Lord'],
  ['rabbit', rabbit, 'qrsDurationSeconds', 0.02, 0.06, 'Lord'],
  ['rabbit', rabbit, 'rHeightMillivolts', 0.03, 0.39, 'Lord'],
  ['rabbit', rabbit, 'tHeightMillivolts', 0.05, 0.17, 'Lord'],
  ['rabbit', rabbit, 'qtSeconds', 0.08, 0.16, 'Lord'],
  ['rabbit', rabbit, 'axisDegrees', -43, 80, 'Lord'],
  ['guinea pig', guineaPig, 'qtcSeconds', 0.1857, 0.1952, 'SciELO'],
  ['small dog', small, 'qtcSeconds', 0.22, 0.23, 'SciELO'],
  ['small dog', small, 'vpcPerDay', 0, 24, 'JAVMA 218:1291'],
]

describe('reference values', () => {
  it.each(ROWS)('of a %s: %s %s', (_, pet, field, low, high, source) => {
    const { reference } = referenceFor(field, pet, { today: TODAY })
    expect(reference?.cell).toMatchObject({ ...(low !== undefined && { low }), high })
    expect(reference?.cell.low).toBe(low)
    expect(reference?.citation).toContain(source)
  })

  it.each([
    ['parrot', parrot, 'heartRatePerMinute', 'species'],
    ['ferret', ferret, 'heartRatePerMinute', 'species'],
    ['sugar glider', { ...rabbit, species: 'sugar glider' }, 'prSeconds', 'species'],
    ['guinea pig', guineaPig, 'heartRatePerMinute', 'noPublishedValue'],
    ['puppy', puppy, 'prSeconds', 'notAdult'],
    ['kitten', { ...cat, birthDate: '2026-01-01' }, 'heartRatePerMinute', 'notAdult'],
    ['dog', small, 'tHeightMillivolts', 'noPublishedValue'],
    ['rabbit', rabbit, 'stLevelMillivolts', 'noPublishedValue'],
  ] as const)('has none for a %s: %s %s', (_, pet, field, reason) => {
    const answer = referenceFor(field, pet, { today: TODAY })
    expect(answer).toEqual({ reference: undefined, reason })
    expect(flagOf(100, answer)).toEqual({ flag: 'noReference', reason })
  })

  it('judges a dog without a size by its weight', () => {
    const heightFor = (weightGrams: number) =>
      referenceFor('rHeightMillivolts', { ...small, size: null, weightGrams }, { today: TODAY })
        .reference?.cell.high
    expect([8000, 20_000, 60_000].map(heightFor)).toEqual([2.5, 3, 3])
  })

  it('compares the conditions of the recording with awake and right lateral', () => {
    const conditionsOf = (conditions: RecordingConditions) =>
      referenceFor('prSeconds', cat, { today: TODAY, conditions }).reference?.conditions
    expect(conditionsOf({ state: 'awake', posture: 'right_lateral' })).toBe('same')
    expect(conditionsOf({ state: 'sedated', posture: 'right_lateral' })).toBe('differ')
    expect(conditionsOf({ state: 'awake', posture: 'standing' })).toBe('differ')
    expect(conditionsOf({ state: 'awake' })).toBe('unknown')
    expect(conditionsOf({})).toBe('unknown')
  })

  it('names a source for every cell and never shows an unverified one', () => {
    const cells = Object.values(ECG_REFERENCES).flatMap((column) => Object.values(column).flat())
    expect(cells.length).toBeGreaterThan(40)
    for (const cell of cells) {
      expect(ECG_SOURCES[cell.source].citation).not.toBe('')
      expect(cell.source === 'fromMemory').toBe(cell.standing === 'unverified')
    }
    expect(cells.filter(({ standing }) => standing === 'unverified')).toHaveLength(1)
  })
})

describe('flags', () => {
  it.each([
    [small, 'heartRatePerMinute', 59, 'low'],
    [small, 'heartRatePerMinute', 60, 'within'],
    [small, 'heartRatePerMinute', 160, 'within'],
    [small, 'heartRatePerMinute', 161, 'high'],
    [giant, 'heartRatePerMinute', 150, 'within'],
    [small, 'prSeconds', 0.135, 'high'],
    [small, 'rHeightMillivolts', 2.6, 'high'],
    [large, 'rHeightMillivolts', 2.6, 'within'],
    [small, 'stLevelMillivolts', 0.15, 'high'],
    [small, 'stLevelMillivolts', -0.2, 'low'],
    [small, 'stLevelMillivolts', -0.19, 'within'],
    [small, 'tShareOfR', 0.25, 'high'],
    [small, 'qtSeconds', 0.26, 'within'],
    [small, 'qtSeconds', 0.28, 'high'],
    [small, 'qtSeconds', 0.14, 'low'],
    [cat, 'qtSeconds', 0.08, 'within'],
    [cat, 'qtSeconds', 0.06, 'low'],
    [cat, 'pDurationSeconds', 0.04, 'within'],
    [cat, 'pDurationSeconds', 0.045, 'high'],
    // as shown: 0.040 s, 0.045 s, 160 and 161 bpm, 2.50 and 2.51 mV
    [cat, 'pDurationSeconds', 0.0424, 'within'],
    [cat, 'pDurationSeconds', 0.0426, 'high'],
    [small, 'heartRatePerMinute', 160.4, 'within'],
    [small, 'heartRatePerMinute', 160.6, 'high'],
    [small, 'rHeightMillivolts', 2.504, 'within'],
    [small, 'rHeightMillivolts', 2.506, 'high'],
    [rabbit, 'rHeightMillivolts', 0.02, 'low'],
    [rabbit, 'axisDegrees', -50, 'low'],
  ] as const)('of $species: %s %f is %s', (pet, field, value, flag) => {
    expect(flagOf(value, referenceFor(field, pet, { today: TODAY }))).toEqual({ flag })
  })

  it('does not flag a value of which only the typical size is published', () => {
    const answer = referenceFor('vpcPerDay', small, { today: TODAY })
    expect(flagOf(500, answer)).toEqual({ flag: 'noReference', reason: 'typicalOnly' })
  })
})

it('corrects QT for rate after Van de Water', () => {
  expect(vanDeWaterQtc(0.2, 0.5)).toBeCloseTo(0.2435, 10)
  expect(vanDeWaterQtc(0.2, 1)).toBe(0.2)
})
