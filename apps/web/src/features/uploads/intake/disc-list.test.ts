import { aDisc } from '@systole/fixtures/dicom/dicomdir'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { inspectFiles } from './inspect-files.ts'

const image = FIXTURES['thorax_R_lat.dcm']()

/** Reviews a drop of these files; returns the accepted, omitted and missing ones. */
async function dropped(files: Record<string, Uint8Array<ArrayBuffer> | string>) {
  const found = Object.entries(files).map(([path, content]) => ({
    file: new File([content], path.slice(path.lastIndexOf('/') + 1)),
    path,
    handle: undefined,
  }))
  const look = await inspectFiles(found, () => {})
  return {
    taken: look.files.filter(({ isUnlisted }) => !isUnlisted).map(({ source }) => source.path),
    unlisted: look.files.filter(({ isUnlisted }) => isUnlisted).map(({ source }) => source.path),
    leftOut: look.leftOut.map(({ path }) => path).toSorted(),
    missing: look.discs.flatMap(({ missing }) => missing),
    files: look.files,
  }
}

const bytes = (buffer: Buffer) => Uint8Array.from(buffer)
const disc = (...paths: string[]) => bytes(aDisc(paths))

test('INSP-6 what a DICOMDIR names is taken in its order, its viewer is left out, a missing file is named', async () => {
  const { taken, unlisted, leftOut, missing } = await dropped({
    'CD/DICOMDIR': disc('IMG\\B', 'IMG\\A', 'IMG\\GONE'),
    'CD/IMG/A': bytes(image),
    'CD/IMG/B': bytes(image),
    'CD/VIEW/data.pak': 'icons',
    'CD/view.exe': 'MZ',
    'beside/ecg.pdf': '%PDF-1.7',
  })
  expect(taken).toEqual(['CD/IMG/B', 'CD/IMG/A', 'beside/ecg.pdf'])
  expect(unlisted).toEqual([])
  expect(leftOut).toEqual(['CD/DICOMDIR', 'CD/VIEW/data.pak', 'CD/view.exe'])
  expect(missing).toEqual(['IMG/GONE'])
})

test('a picture or a letter that a disc does not name is shown, not taken unasked', async () => {
  const { taken, unlisted } = await dropped({
    DICOMDIR: disc('A'),
    A: bytes(image),
    B: bytes(image),
    'letter.pdf': '%PDF-1.7',
  })
  expect(taken).toEqual(['A'])
  expect(unlisted).toEqual(['B', 'letter.pdf'])
})

test.each([
  ['small letters', 'img/a'],
  ['a version behind the name', 'IMG/A;1'],
  ['a dot behind the name', 'IMG/A.'],
  ['an ending put on later', 'IMG/A.dcm'],
])('a disc that was copied with %s is still read', async (_, path) => {
  const { taken, missing } = await dropped({ dicomdir: disc('IMG\\A'), [path]: bytes(image) })
  expect([taken, missing]).toEqual([[path], []])
})

test('a file that keeps silent about its patient is of the patient its disc names; what it says itself counts', async () => {
  const silent = bytes(aDisc([])) // DICOM without a patient's name in its own tags
  const { files } = await dropped({
    'CD/DICOMDIR': disc('SILENT', 'SPEAKS'),
    'CD/SILENT': silent,
    'CD/SPEAKS': bytes(image),
  })
  expect(files.map(({ dicom }) => dicom?.patientName)).toEqual([
    'CHAN^Mochi=陳^麻糬',
    expect.not.stringContaining('Mochi'),
  ])
  expect(files[0]?.dicom).toMatchObject({ studyDate: '2026-11-20', modality: 'US' })
})

test('where nothing of a DICOMDIR is here, the files are taken as they are', async () => {
  const { taken, missing } = await dropped({ DICOMDIR: disc('IMG\\A'), 'scan.dcm': bytes(image) })
  expect([taken, missing]).toEqual([['scan.dcm'], ['IMG/A']])
})

test('each file goes by the list of its own disc', async () => {
  const { taken, unlisted } = await dropped({
    'one/DICOMDIR': disc('A'),
    'one/A': bytes(image),
    'two/DICOMDIR': disc('A'),
    'two/A': bytes(image),
    'two/B': bytes(image),
  })
  expect([taken, unlisted]).toEqual([['one/A', 'two/A'], ['two/B']])
})
