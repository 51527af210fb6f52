import { encodePart10 } from '@systole/fixtures/dicom/part10'
import { expect, test } from 'vitest'
import { bytesOf, PIXEL_DATA, parseDicom, textOf } from './data-set.ts'
import { viewableDicom } from './viewable-dicom.ts'

const [WIDTH, HEIGHT] = [2, 1]

function colourFile(pixels: readonly number[], frames = 1): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    encodePart10([
      ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.3.1'],
      ['00080018', 'UI', '2.25.1'],
      ['00280002', 'US', 3],
      ['00280004', 'CS', 'YBR_FULL_422'],
      ['00280008', 'IS', String(frames)],
      ['00280010', 'US', HEIGHT],
      ['00280011', 'US', WIDTH],
      ['00280100', 'US', 8],
      ['7FE00010', 'OB', Buffer.from(pixels)],
    ]),
  )
}

const shown = (file: Uint8Array<ArrayBuffer>) => {
  const dataSet = parseDicom(viewableDicom(file))?.dataSet
  if (!dataSet) throw new Error('not read')
  return {
    photometric: textOf(dataSet, 'x00280004'),
    pixels: [...(bytesOf(dataSet, PIXEL_DATA) ?? [])],
  }
}

test('pixels that share a colour get one each, frame by frame', () => {
  const file = colourFile([10, 20, 100, 200, 30, 40, 101, 201], 2)
  expect(shown(file)).toEqual({
    photometric: 'YBR_FULL',
    pixels: [10, 100, 200, 20, 100, 200, 30, 101, 201, 40, 101, 201],
  })
})

test('pixels that have their colour already stay, whatever the file calls them', () => {
  const file = colourFile([10, 100, 200, 20, 100, 200])
  expect(viewableDicom(file)).toEqual(file)
})

test('a file without a preamble gets one', () => {
  const file = colourFile([10, 100, 200, 20, 100, 200])
  const bare = Uint8Array.from(file.subarray(132))
  expect(shown(bare).pixels).toEqual([10, 100, 200, 20, 100, 200])
  expect(viewableDicom(bare).subarray(128, 132)).toEqual(Uint8Array.from(Buffer.from('DICM')))
})

test('what is no DICOM file is returned as it came', () => {
  const text = Uint8Array.from(Buffer.from('%PDF-1.7'))
  expect(viewableDicom(text)).toBe(text)
})
