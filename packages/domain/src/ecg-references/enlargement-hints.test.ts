import { describe, expect, it } from 'vitest'
import { enlargementHints } from './enlargement-hints.ts'
import { publishedRemarks } from './published-remarks.ts'

const dog = (size: 'small' | 'large' | 'giant') => ({ species: 'dog', size }) as const
const cat = { species: 'cat', size: null } as const

describe('enlargement hints', () => {
  it.each([
    ['a tall P', { pHeightMillivolts: 0.41 }, dog('small'), ['rightAtrium']],
    ['a P at its limit', { pHeightMillivolts: 0.4 }, dog('small'), []],
    ['a wide P', { pDurationSeconds: 0.045 }, dog('large'), ['leftAtrium']],
    ['R of 2.6 mV, small dog', { rHeightIIMillivolts: 2.6 }, dog('small'), ['leftVentricle']],
    ['R of 2.6 mV, large dog', { rHeightIIMillivolts: 2.6 }, dog('large'), []],
    ['R of 3.1 mV in aVF', { rHeightAvfMillivolts: 3.1 }, dog('giant'), ['leftVentricle']],
    ['R of 1.6 mV in I', { rHeightIMillivolts: 1.6 }, dog('small'), ['leftVentricle']],
    ['a deep S in I', { sDepthIMillivolts: 0.06 }, dog('small'), ['rightVentricle']],
    ['a deep S in II', { sDepthIIMillivolts: 0.36 }, dog('small'), ['rightVentricle']],
    ['an axis of 110°', { axisDegrees: 110 }, dog('small'), ['rightVentricle']],
    [
      'a QRS of 0.085 s',
      { qrsDurationSeconds: 0.085 },
      dog('small'),
      ['leftVentricle', 'bundleBranchBlock'],
    ],
    ['a tall P', { pHeightMillivolts: 0.25 }, cat, ['rightAtrium']],
    ['a tall R', { rHeightIIMillivolts: 0.95 }, cat, ['leftVentricle']],
    ['a QRS of 0.05 s', { qrsDurationSeconds: 0.05 }, cat, ['leftVentricle', 'bundleBranchBlock']],
    ['S in I, II, III and aVF', { leadsWithS: 4 }, cat, ['rightVentricle']],
    ['S in three leads', { leadsWithS: 3 }, cat, []],
    ['an axis of 165°', { axisDegrees: 165 }, cat, ['rightVentricle']],
  ] as const)('%s %j of %j: %j', (_, values, animal, expected) => {
    const hints = enlargementHints(values, animal)
    expect(hints.map(({ finding }) => finding)).toEqual(expected)
  })

  it('are not those of a dog for other species', () => {
    expect(enlargementHints({ pHeightMillivolts: 2 }, { species: 'rabbit', size: null })).toEqual(
      [],
    )
  })
})

it('reads published figures of parrots with their condition, never as a range', () => {
  expect(publishedRemarks('parrot', 'heartRatePerMinute')).toEqual([
    {
      species: 'parrot',
      remark: 'macawsAndCockatoosUnderIsoflurane',
      field: 'heartRatePerMinute',
      figures: [231, 571],
      source: 'jams15',
    },
  ])
  expect(publishedRemarks('sugarGlider', 'heartRatePerMinute')).toEqual([])
})
