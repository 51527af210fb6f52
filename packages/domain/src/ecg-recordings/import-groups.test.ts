import { expect, test } from 'vitest'
import { importFormatOf, primaryOf } from './import-formats.ts'
import { groupChosenFiles } from './import-groups.ts'
import { missingFact } from './stated-facts.ts'

const HEADER =
  '# comment\n100 2 360 650000\n100.dat 212 200 11 1024 995 -22131 0 MLII\nb/100.DAT 212 200 11 1024 1011 20052 0 V5\n# end'

test.each([
  ['one file', [{ name: 'a.edf' }], [{ names: ['a.edf'], missing: [] }]],
  [
    'a pair in any order, with another letter case',
    [{ name: '100.Dat' }, { name: '100.hea', header: HEADER }],
    [{ names: ['100.hea', '100.Dat'], missing: [] }],
  ],
  [
    'a header alone',
    [{ name: '100.hea', header: HEADER }],
    [{ names: ['100.hea'], missing: ['100.DAT'] }],
  ],
  ['samples alone', [{ name: '100.dat' }], [{ names: ['100.dat'], missing: ['100.hea'] }]],
])('E22 %s makes its recordings', (_, files, groups) => {
  expect(groupChosenFiles(files)).toEqual(groups)
})

test.each([
  ['a.EDF', 'edf'],
  ['a.xml', 'xml'],
  ['a.json', 'json'],
  ['a.html', undefined],
  ['a.png', undefined],
  ['edf', undefined],
])('E22 %s has the import format %s', (name, format) => {
  expect(importFormatOf(name)).toBe(format)
})

test('E22 the header describes a recording, and samples alone do not', () => {
  const [hea, dat] = [{ format: 'hea' }, { format: 'dat' }]
  expect(primaryOf([dat, hea])).toEqual({ primary: hea, companions: [dat] })
  expect(primaryOf([dat])).toBeUndefined()
})

test('staff can state a gain or a rate, and nothing else', () => {
  expect(missingFact('unitUnknown')).toBe('unitsPerMillivolt')
  expect(missingFact('samplingRateMissing')).toBe('samplesPerSecond')
  expect(missingFact('damaged')).toBeUndefined()
})
