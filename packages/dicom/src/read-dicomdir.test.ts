import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { readDicomdir } from './read-dicomdir.ts'

type Record = { elements: Element[]; next?: number; lower?: number }

/** The pointers of records, by their places in the list; -1 points nowhere. */
function dicomdir(records: readonly Record[], root = 0): Buffer {
  const build = (at: (place: number) => number) =>
    encodePart10([
      ['00080005', 'CS', 'ISO_IR 192'],
      ['00080016', 'UI', '1.2.840.10008.1.3.10'],
      ['00080018', 'UI', '2.25.9'],
      ['00041200', 'UL', at(root)],
      [
        '00041220',
        'SQ',
        records.map(({ elements, next = -1, lower = -1 }) => [
          ['00041400', 'UL', at(next)],
          ['00041420', 'UL', at(lower)],
          ...elements,
        ]),
      ],
    ])
  const draft = build(() => 0)
  const places: number[] = []
  const item = Buffer.from([0xfe, 0xff, 0x00, 0xe0])
  for (let at = draft.indexOf(item); at >= 0; at = draft.indexOf(item, at + 4)) places.push(at)
  return build((place) => places[place] ?? 0)
}

const disc = dicomdir([
  { elements: [['00100010', 'PN', 'CHAN^Mochi=陳^麻糬']], lower: 1 },
  {
    elements: [
      ['00080020', 'DA', '20261120'],
      ['00081030', 'LO', 'Echo'],
    ],
    lower: 2,
  },
  { elements: [['00080060', 'CS', 'US']], lower: 3 },
  { elements: [['00041500', 'CS', 'DICOM\\IM000001']], next: 4 },
  { elements: [['00041500', 'CS', '..\\DICOM\\IM000002']] },
])

test('a DICOMDIR lists its files and whose they are', () => {
  const shared = {
    modality: 'US',
    patientName: 'CHAN^Mochi=陳^麻糬',
    patientId: null,
    studyDate: '2026-11-20',
    studyDescription: 'Echo',
    seriesDescription: null,
  }
  expect(readDicomdir(disc)).toEqual([
    { ...shared, path: 'DICOM/IM000001' },
    { ...shared, path: 'DICOM/IM000002' },
  ])
})

test('files are listed once where the pointers run in a circle or nowhere', () => {
  const circle = dicomdir([
    { elements: [['00041500', 'CS', 'A']], next: 1, lower: 0 },
    { elements: [['00041500', 'CS', 'B']], next: 0 },
    { elements: [['00041500', 'CS', 'LOST']] },
  ])
  expect(readDicomdir(circle)?.map(({ path }) => path)).toEqual(['A', 'B', 'LOST'])
})

test('a picture is no DICOMDIR', () => {
  expect(readDicomdir(FIXTURES['thorax_R_lat.dcm']())).toBeUndefined()
  expect(readDicomdir(Buffer.from('DICOMDIR'))).toBeUndefined()
})
