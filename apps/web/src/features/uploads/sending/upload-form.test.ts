import { MAX_FILE_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { expect, test } from 'vitest'
import {
  chooseFile,
  chooseKind,
  emptyForm,
  refuseUploadStart,
  type UploadForm,
} from './upload-form.ts'

const context = { takenNames: ['Thorax.dcm'], acceptedFormats: ['dcm', 'pdf'] }
const fileOf = (name: string, size = 1): File => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const withFile: UploadForm = chooseFile(emptyForm('echo'), [fileOf('a.dcm')], context)

test('INSP-3 choosing a type keeps the file, the same or the empty type resets', () => {
  expect(chooseKind(withFile, 'ecg').chosen?.name).toBe('a.dcm')
  expect(chooseKind(withFile, 'echo')).toEqual(emptyForm('echo'))
  expect(chooseKind(withFile, '')).toEqual(emptyForm())
})

test('INSP-3 a file without a type is not taken', () => {
  expect(chooseFile(emptyForm(), [fileOf('a.dcm')], context).problem).toBe('kindMissing')
})

test('INSP-3 Upload needs a type and a file', () => {
  expect(refuseUploadStart(emptyForm())).toBe('kindMissing')
  expect(refuseUploadStart(emptyForm('echo'))).toBe('fileMissing')
  expect(refuseUploadStart(withFile)).toBeUndefined()
})

test('INSP-3 of several files only the first is taken, and that is said', () => {
  const form = chooseFile(emptyForm('echo'), [fileOf('a.dcm'), fileOf('b.dcm')], context)
  expect(form).toMatchObject({ chosen: { name: 'a.dcm' }, onlyFirst: true })
})

test.each([
  ['INSP-5 an unsupported format', fileOf('a.gif'), 'unsupportedFormat'],
  ['INSP-4 a file one byte too large', fileOf('a.dcm', MAX_FILE_BYTES + 1), 'fileTooLarge'],
  ['INSP-5 a name of the case in other letters', fileOf('THORAX.DCM'), 'duplicateFileName'],
  ['an empty file', fileOf('a.dcm', 0), 'emptyFile'],
  ['a name that is only an ending', fileOf('.dcm'), 'unusableName'],
] as const)('%s is refused and removed', (_, file, problem) => {
  expect(chooseFile(withFile, [file], context)).toEqual({ ...emptyForm('echo'), problem })
})

test('INSP-4 a file of exactly 1 GB is taken', () => {
  const form = chooseFile(emptyForm('echo'), [fileOf('a.dcm', MAX_FILE_BYTES)], context)
  expect(form.chosen).toBeDefined()
})
