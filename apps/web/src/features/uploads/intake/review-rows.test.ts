import { MAX_FILE_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { expect, test } from 'vitest'
import { aLookedAt, MOCHI_CASE } from '../../../testing/a-looked-at.ts'
import { type CaseContext, reviewRows } from './review-rows.ts'

const US = { modality: 'US' }
const PDF = '%PDF-1.7'

function rows(files: Parameters<typeof aLookedAt>[], context: Partial<CaseContext> = {}) {
  return reviewRows(
    files.map((file) => aLookedAt(...file)),
    { ...MOCHI_CASE, ...context },
  )
}

test('pictures of a modality get their ending, and their series where names collide', () => {
  const list = rows([
    ['CD/ST1/SE1/IM000001', US],
    ['CD/ST1/SE2/IM000001', US],
    ['1.2.840.113.7', US],
  ])
  expect(list.map(({ name, note }) => [name, note])).toEqual([
    ['SE1_IM000001.dcm', 'renamed'],
    ['SE2_IM000001.dcm', 'renamed'],
    ['1.2.840.113.7.dcm', undefined],
  ])
})

test.each([
  ['unsupportedFormat', 'movie.wmv', 'x', 5],
  ['unsupportedFormat', 'inner.zip', 'PK', 5],
  ['emptyFile', 'a.pdf', PDF, 0],
  ['fileTooLarge', 'a.pdf', PDF, MAX_FILE_BYTES + 1],
  ['contentMismatch', 'page.pdf', '<html>', 6],
  ['unusableName', 'con.pdf', PDF, 9],
] as const)('%s is said of %s, and it cannot be ticked', (problem, path, content, size) => {
  expect(rows([[path, content, size]])[0]).toMatchObject({ problem, wanted: false })
})

test('a file of exactly 1 GB joins', () => {
  expect(rows([['a.pdf', PDF, MAX_FILE_BYTES]])[0]).toMatchObject({ wanted: true })
})

test('a name of the case is taken: another content is renamed, the same file is not added twice', () => {
  const there = [{ name: 'ECG.pdf', sizeBytes: 4000 }]
  expect(rows([['ecg.pdf', PDF, 5000]], { there })[0]).toMatchObject({
    name: 'ecg (2).pdf',
    note: 'renamed',
    wanted: true,
  })
  expect(rows([['ecg.pdf', PDF, 4000]], { there })[0]).toMatchObject({
    note: 'alreadyThere',
    wanted: false,
  })
})

test('what is there and is ticked all the same, or shares a name with what waits for its file, gets a name that is free', () => {
  const there = [{ name: 'ECG.pdf', sizeBytes: 4000 }]
  expect(rows([['ecg.pdf', PDF, 4000]], { there })[0]?.name).toBe('ecg (2).pdf')
  expect(rows([['ecg.pdf', PDF, 4000]], { awaited: there })[0]).toMatchObject({
    name: 'ecg (2).pdf',
    wanted: true,
  })
})

test('the same drop again finds what is on its way under the names it got', () => {
  const onTheWay = [{ name: 'SE1_IM01.dcm', sizeBytes: 4000 }]
  const list = rows(
    [
      ['SE1/IM01', US],
      ['SE2/IM01', US],
    ],
    { onTheWay },
  )
  expect(list.map(({ note, wanted }) => [note, wanted])).toEqual([
    ['onItsWay', false],
    ['renamed', true],
  ])
})

test('a name of 300 characters is shortened with its ending', () => {
  const [row] = rows([[`${'心'.repeat(300)}.pdf`, PDF]])
  expect(row).toMatchObject({ note: 'shortened', wanted: true })
  expect(row?.name.endsWith('.pdf')).toBe(true)
})

test('another patient and an old study are remarked', () => {
  const [row] = rows([['IM01', { ...US, patientName: 'LEE^Bella', studyDate: '2021-03-04' }]])
  expect(row).toMatchObject({ patient: { name: 'LEE Bella', year: 2021 }, dateRemark: 'old' })
})
