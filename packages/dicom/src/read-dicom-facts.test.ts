import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { NO_DICOM_FACTS } from '@systole/domain/uploads/file-facts'
import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { htmlPage, windowsProgram } from '@systole/fixtures/wrong-files'
import { expect, test } from 'vitest'
import { readDicomFacts } from './read-dicom-facts.ts'

const LEAST: Element[] = [
  ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
  ['00080018', 'UI', '2.25.1'],
  ['00080060', 'CS', 'CR'],
]

const factsOf = (...more: Element[]) => readDicomFacts(encodePart10([...LEAST, ...more]))

test('a radiograph says what, of whom and when it is', () => {
  expect(readDicomFacts(FIXTURES['thorax_R_lat.dcm']())).toMatchObject({
    modality: 'DX',
    sopClassUid: '1.2.840.10008.5.1.4.1.1.1.1',
    studyDate: '2026-11-18',
    patientName: 'WONG^Biscuit=黃^曲奇',
    patientId: '5502',
    view: 'RL',
    bodyPart: 'THORAX',
    seriesDescription: 'Thorax right lateral',
    frames: 1,
    frameTimeMs: null,
    transferSyntaxUid: '1.2.840.10008.1.2.1',
  })
})

test('an ultrasound loop states its frames, their time and its scale', () => {
  const facts = readDicomFacts(FIXTURES['echo_4ch.dcm']())
  expect(facts).toMatchObject({ modality: 'US', frames: 24, frameTimeMs: 40 })
  expect(facts?.pixelSpacingMm?.row).toBeGreaterThan(0)
})

test('the first bytes are enough, and what was cut off is null', () => {
  const whole = FIXTURES['thorax_R_lat.dcm']()
  expect(readDicomFacts(whole.subarray(0, 4096))).toEqual(readDicomFacts(whole))
  expect(readDicomFacts(whole.subarray(0, 500))).toMatchObject({ widthPixels: null })
})

test('a tag that is not there is null', () => {
  expect(factsOf()).toEqual({
    ...NO_DICOM_FACTS,
    modality: 'CR',
    sopClassUid: '1.2.840.10008.5.1.4.1.1.1',
    transferSyntaxUid: '1.2.840.10008.1.2.1',
  })
})

test.each([
  ['20261120', '2026-11-20'],
  ['2026.11.20', '2026-11-20'],
  ['20261320', null],
  ['20260230', null],
  ['00000000', null],
])('a study date of %s is read as %s', (written, date) => {
  expect(factsOf(['00080020', 'DA', written])?.studyDate).toBe(date)
})

test.each<[string, Element[], unknown]>([
  ['of the picture', [['00280030', 'DS', '0.1\\0.2']], { row: 0.1, column: 0.2 }],
  ['of the detector', [['00181164', 'DS', '0.14']], { row: 0.14, column: 0.14, atDetector: true }],
  ['of nothing', [['00280030', 'DS', '0\\0']], null],
  ['that is no number', [['00280030', 'DS', 'wide']], null],
])('a spacing %s is read', (_, elements, spacing) => {
  expect(factsOf(...elements)?.pixelSpacingMm).toEqual(spacing)
})

test('ultrasound states the scale of each plane and where it holds; an M-mode has none', () => {
  const region = (kind: 1 | 2, [top, bottom]: [number, number], cmPerPixel: number): Element[] => [
    ['00186012', 'US', kind],
    ['00186018', 'UL', 4],
    ['0018601A', 'UL', top],
    ['0018601C', 'UL', 199],
    ['0018601E', 'UL', bottom],
    ['00186024', 'US', kind === 1 ? 3 : 4],
    ['00186026', 'US', 3],
    ['0018602C', 'FD', cmPerPixel],
    ['0018602E', 'FD', cmPerPixel],
  ]
  const plane = region(1, [0, 59], 0.5)
  const mMode = region(2, [60, 119], 0.25)
  const flat: Element = ['00280030', 'DS', '0.1\\0.1']
  const reported = { left: 4, top: 0, right: 199, bottom: 59, row: 5, column: 5 }
  expect(factsOf(['00186011', 'SQ', [mMode, plane]], flat)?.pixelSpacingMm).toEqual({
    row: 5,
    column: 5,
    regions: [reported],
  })
  expect(factsOf(['00186011', 'SQ', [mMode]], flat)?.pixelSpacingMm).toBeNull()
})

test.each<[string, Element[], number | null]>([
  ['its frame time', [['00181063', 'DS', '33.3']], 33.3],
  ['a vector of times', [['00181065', 'DS', '0\\30\\50']], 40],
  ['a rate', [['00180040', 'IS', '50']], 20],
  ['a rate of zero', [['00180040', 'IS', '0']], null],
])('a clip that states %s moves at that pace', (_, elements, time) => {
  expect(factsOf(...elements)?.frameTimeMs).toBe(time)
})

test('a name in a character set of its own is read in it', () => {
  const name = Buffer.from('cdf55ed0a1b6ab', 'hex').toString('latin1')
  const file = encodePart10([...LEAST, ['00080005', 'CS', 'GBK'], ['00100010', 'PN', 'NAMEHERE']])
  const at = file.indexOf('NAMEHERE')
  file.write(name.padEnd(8), at, 'latin1')
  expect(readDicomFacts(file)?.patientName).toBe('王^小东')
})

test('a name that would turn the page around is read without its controls', () => {
  const name = ['00100010', 'PN', 'a\u202eb\nc'] as const
  expect(factsOf(['00080005', 'CS', 'ISO_IR 192'], [...name])?.patientName).toBe('abc')
})

test('a bare data set, with and without its own head, is read', () => {
  const file = encodePart10(LEAST)
  const body = file.subarray(file.indexOf(Buffer.from([0x08, 0, 0x16, 0]), 132))
  expect(readDicomFacts(body)?.modality).toBe('CR')
  expect(readDicomFacts(file.subarray(132))?.modality).toBe('CR')
})

test('a packed data set is read by a process that can unpack it, within its limit', () => {
  const file = encodePart10(LEAST)
  const deflated = Buffer.from('1.2.840.10008.1.2.1.99')
  const bodyAt = file.indexOf(Buffer.from([0x08, 0, 0x16, 0]), 132)
  const syntaxAt = file.indexOf(Buffer.from([0x02, 0, 0x10, 0]))
  const length = Buffer.from([deflated.length, 0])
  const packed = Buffer.concat([
    file.subarray(0, syntaxAt + 6),
    length,
    deflated,
    file.subarray(syntaxAt + 8 + 20, bodyAt),
    deflateRawSync(file.subarray(bodyAt)),
  ])
  const inflate = (bytes: Uint8Array) => inflateRawSync(bytes, { maxOutputLength: 10_000 })
  expect(readDicomFacts(packed, { inflate })?.modality).toBe('CR')
  expect(readDicomFacts(packed)).toBeUndefined()
  const small = (bytes: Uint8Array) => inflateRawSync(bytes, { maxOutputLength: 8 })
  expect(readDicomFacts(packed, { inflate: small })).toBeUndefined()
})

test.each([
  ['a page', htmlPage()],
  ['a program', windowsProgram()],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(4096)],
  ['a head alone', Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')])],
])('%s says nothing', (_, file) => {
  expect(readDicomFacts(file)).toBeUndefined()
})

test('a file cut or spoilt anywhere never throws', () => {
  const file = FIXTURES['echo_4ch.dcm']().subarray(0, 1600)
  for (let end = 0; end < file.length; end += 7) {
    readDicomFacts(file.subarray(0, end))
    const spoilt = Uint8Array.from(file)
    spoilt.fill(0xff, end, end + 3)
    readDicomFacts(spoilt)
  }
  expect(readDicomFacts(file)?.modality).toBe('US')
})
