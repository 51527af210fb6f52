import { expect, test } from 'vitest'
import { extensionOf, FILE_FORMATS, formatOf } from './accepted-formats.ts'
import { MAX_FILE_BYTES } from './chunks/chunk-plan.ts'
import { refuseFile } from './refuse-file.ts'

const nothingTaken = { takenNames: [], acceptedFormats: FILE_FORMATS }
const file = { fileName: 'thorax.dcm', sizeBytes: 1 }

test('INSP-4 a file of exactly 1,073,741,824 bytes passes and one byte more does not', () => {
  expect(refuseFile({ ...file, sizeBytes: MAX_FILE_BYTES }, nothingTaken)).toBeUndefined()
  expect(refuseFile({ ...file, sizeBytes: MAX_FILE_BYTES + 1 }, nothingTaken)).toBe('fileTooLarge')
})

test('an empty file is refused and one byte is enough', () => {
  expect(refuseFile({ ...file, sizeBytes: 0 }, nothingTaken)).toBe('emptyFile')
  expect(refuseFile(file, nothingTaken)).toBeUndefined()
})

test.each(FILE_FORMATS)('INSP-5 a .%s file is taken, in capitals too', (format) => {
  expect(refuseFile({ ...file, fileName: `a.${format}` }, nothingTaken)).toBeUndefined()
  expect(formatOf(`A.${format.toUpperCase()}`)).toBe(format)
})

test.each(['a.gif', 'a.exe', 'a.zip', 'a.webm', 'a.dcm.zip', 'pdf', 'a.', 'a', ''])(
  'INSP-5 %o is not a supported format',
  (fileName) => {
    expect(refuseFile({ ...file, fileName }, nothingTaken)).toBe('unsupportedFormat')
  },
)

test.each(['html', 'svg', 'js', 'xhtml', 'xml'])(
  'a .%s file is refused whatever the setting',
  (ext) => {
    expect(formatOf(`a.${ext}`, [...FILE_FORMATS, ext])).toBeUndefined()
  },
)

test('INSP-5 the list is narrowed by the server’s setting', () => {
  const context = { takenNames: [], acceptedFormats: ['pdf'] }
  expect(refuseFile(file, context)).toBe('unsupportedFormat')
})

test.each([
  ['the same name', 'thorax.dcm'],
  ['other letter case', 'THORAX.DCM'],
])('INSP-5 %s as a file of the case is a duplicate', (_, taken) => {
  expect(refuseFile(file, { ...nothingTaken, takenNames: [taken] })).toBe('duplicateFileName')
})

test('INSP-5 composed and decomposed letters are the same name', () => {
  const context = { ...nothingTaken, takenNames: ['Ame\u0301lie.pdf'] }
  expect(refuseFile({ fileName: 'Am\u00e9lie.pdf', sizeBytes: 1 }, context)).toBe(
    'duplicateFileName',
  )
})

test('the extension is what follows the last dot', () => {
  expect(extensionOf('a.pdf.PNG')).toBe('png')
  expect(extensionOf('胸部.X光.dcm')).toBe('dcm')
})
