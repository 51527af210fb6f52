import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import { expect, test } from 'vitest'
import { viewerKind } from './viewer-kind.ts'

test('INSP-9 every accepted format has its viewer', () => {
  expect(
    Object.fromEntries(
      FILE_FORMATS.map((format) => [format, viewerKind({ format, previews: [] })]),
    ),
  ).toEqual({
    pdf: 'pdf',
    jpeg: 'image',
    jpg: 'image',
    png: 'image',
    dcm: 'dicom',
    bmp: 'image',
    json: 'json',
    avi: 'downloadOnly',
    mp4: 'video',
    mov: 'video',
    mkv: 'downloadOnly',
    mp3: 'sound',
    wav: 'sound',
  })
})

test('a format we do not know can only be saved', () => {
  expect(viewerKind({ format: undefined, previews: [] })).toBe('downloadOnly')
})

test.each([
  ['ready', '/previews/a/video', 'video'],
  ['waiting', null, 'downloadOnly'],
  ['failed', null, 'downloadOnly'],
] as const)('an AVI whose copy is %s at %s opens in the viewer %s', (state, url, viewer) => {
  const problem = state === 'failed' ? 'damaged' : null
  const previews = [{ kind: 'video', state, problem, url, width: null, height: null }] as const
  expect(viewerKind({ format: 'avi', previews })).toBe(viewer)
})
