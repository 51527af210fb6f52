import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'
import { expect, test } from 'vitest'
import { asPart10, BIG_ENDIAN, EXPLICIT, IMPLICIT } from './part10.ts'
import { readDicomFacts } from './read-dicom-facts.ts'

const ELEMENTS: Element[] = [
  ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
  ['00080018', 'UI', '2.25.1'],
  ['00080060', 'CS', 'CR'],
  ['00100010', 'PN', 'WONG^Biscuit'],
]
const whole = encodePart10(ELEMENTS)
const syntaxAt = whole.indexOf(Buffer.from([2, 0, 0x10, 0]))
const afterSyntax = syntaxAt + 8 + 20
const dataSetAt = whole.indexOf(Buffer.from([8, 0, 0x16, 0]))
const dataSet = whole.subarray(dataSetAt)

/** Rewrites the elements without value representations, with a 32-bit length each. PS3.5 7.1.3. */
function implicit(): Buffer {
  return rewritten((head, value) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(value.length)
    return Buffer.concat([head.subarray(0, 4), length, value])
  })
}

function bigEndian(): Buffer {
  return rewritten((head, value) => {
    const swapped = Buffer.from(head)
    swapped.subarray(0, 4).swap16()
    swapped.subarray(6, 8).swap16()
    return Buffer.concat([swapped, value])
  })
}

function rewritten(write: (head: Buffer, value: Buffer) => Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < dataSet.length; ) {
    const length = dataSet.readUInt16LE(at + 6)
    parts.push(write(dataSet.subarray(at, at + 8), dataSet.subarray(at + 8, at + 8 + length)))
    at += 8 + length
  }
  return Buffer.concat(parts)
}

const START = whole.subarray(0, dataSetAt)
const WITHOUT_SYNTAX = Buffer.concat([
  whole.subarray(0, syntaxAt),
  whole.subarray(afterSyntax, dataSetAt),
])

test.each([
  ['in order', whole, EXPLICIT],
  ['without a preamble', whole.subarray(132), EXPLICIT],
  ['without preamble and meta information', dataSet, EXPLICIT],
  ['without both, and implicit', implicit(), IMPLICIT],
  ['without both, and big-endian', bigEndian(), BIG_ENDIAN],
  ['without a transfer syntax', Buffer.concat([WITHOUT_SYNTAX, dataSet]), EXPLICIT],
  [
    'without a transfer syntax, and implicit',
    Buffer.concat([WITHOUT_SYNTAX, implicit()]),
    IMPLICIT,
  ],
  ['that names explicit and is implicit', Buffer.concat([START, implicit()]), IMPLICIT],
])('a file %s is read', (_, bytes, transferSyntaxUid) => {
  expect(readDicomFacts(bytes)).toMatchObject({
    modality: 'CR',
    patientName: 'WONG^Biscuit',
    transferSyntaxUid,
  })
})

test('a bare data set whose text has the letters of the prefix is read', () => {
  const letters = encodePart10([
    ['00080008', 'CS', `${'A'.repeat(120)}DICM`],
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
    ['00080060', 'CS', 'CR'],
  ])
  const bare = letters.subarray(letters.indexOf(Buffer.from([8, 0, 8, 0])))
  expect(bare.toString('latin1', 128, 132)).toBe('DICM')
  expect(readDicomFacts(bare)?.modality).toBe('CR')
})

test('a file in order is not copied', () => {
  expect(asPart10(whole)).toMatchObject({ shiftBytes: 0 })
  expect(asPart10(whole)?.bytes).toBe(whole)
})

test('of two transfer syntaxes the first one counts', () => {
  const lossless = Buffer.concat([
    Buffer.from([2, 0, 0x10, 0, 0x55, 0x49, 22, 0]),
    Buffer.from('1.2.840.10008.1.2.4.70'),
  ])
  const twice = Buffer.concat([whole.subarray(0, syntaxAt), lossless, whole.subarray(syntaxAt)])
  expect(asPart10(twice)?.transferSyntaxUid).toBe('1.2.840.10008.1.2.4.70')
})

test('the shift gives the place of an element in the file', () => {
  const file = asPart10(dataSet)
  expect(file?.dataSetOffset).toBe(file?.shiftBytes)
  const inFile = (file?.dataSetOffset ?? 0) - (file?.shiftBytes ?? 0)
  expect(dataSet.subarray(inFile, inFile + 4)).toEqual(Buffer.from([8, 0, 0x16, 0]))
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('No DICOM file, though it is long enough to be one. '.repeat(9))],
  ['a prefix alone', whole.subarray(0, 132)],
])('%s is no DICOM file', (_, bytes) => {
  expect(asPart10(bytes)).toBeUndefined()
})
