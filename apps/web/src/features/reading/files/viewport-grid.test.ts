import { NO_DICOM_FACTS } from '@systole/domain/uploads/file-facts'
import { expect, test } from 'vitest'
import { type HangingFile, kindOfCase } from './hanging-protocol.ts'
import {
  activated,
  initialGrid,
  nextViewport,
  openedIn,
  refreshed,
  type ViewportGrid,
  viewportOf,
  withLayout,
} from './viewport-grid.ts'

const image = (fileId: string, name: string): HangingFile => ({ fileId, kind: 'chestXray', name })
const echo = (fileId: string): HangingFile => ({ fileId, kind: 'echo' })
const xray = image('x', 'thorax_R_lat.dcm')
const above = image('v', 'thorax_VD.dcm')
const ecg = { fileId: 'e', kind: 'ecg' }
const blood = { fileId: 'b', kind: 'bloodTest' }
const two: ViewportGrid = { layout: 'rows', files: ['x', 'e'], active: 0 }
const four: ViewportGrid = { layout: 'four', files: ['x', 'v', 'e', 'u'], active: 0 }

test.each([
  ['a film and an ECG', [blood, ecg, above, xray], 'rows', ['x', 'e']],
  ['two films', [blood, above, xray], 'columns', ['x', 'v']],
  ['a film and an echo', [echo('u'), xray], 'columns', ['x', 'u']],
  ['a film alone', [blood, xray], 'one', ['x']],
  ['an ECG alone', [blood, ecg], 'one', ['e']],
  ['an echo and an ECG', [ecg, echo('u')], 'rows', ['u', 'e']],
  ['two echo clips', [echo('u'), echo('w')], 'columns', ['u', 'w']],
  ['many echo clips', ['u', 'w', 'y', 'z', 'q'].map(echo), 'four', ['u', 'w', 'y', 'z']],
  ['neither', [blood], 'one', ['b']],
  ['no file', [], 'one', []],
])('a case with %s opens so', (_, files, layout, shown) => {
  expect(initialGrid(files)).toEqual({ layout, files: shown, active: 0 })
})

test('what the file says of its view counts more than its name', () => {
  const misnamed = {
    ...image('m', 'lateral.dcm'),
    facts: { dicom: { ...NO_DICOM_FACTS, view: 'VD' } },
  }
  expect(initialGrid([misnamed, xray]).files).toEqual(['x', 'm'])
})

test('a layout that is remembered for such cases is taken, and filled', () => {
  const files = [ecg, above, xray, echo('u')]
  expect(initialGrid(files, { layout: 'four' }).files).toEqual(['x', 'v', 'e', 'u'])
  expect(kindOfCase(files)).toBe('film ecg echo')
  expect(kindOfCase([blood])).toBe('')
})

test('a narrow screen starts with one viewport, whatever is remembered', () => {
  expect(initialGrid([xray, ecg], { narrow: true, layout: 'four' }).layout).toBe('one')
})

test('a file opens in the active viewport', () => {
  expect(openedIn(activated(two, 1), 'b').files.slice(0, 2)).toEqual(['x', 'b'])
})

test('a file that is seen already changes places with the one it goes to', () => {
  expect(openedIn(four, 'u').files).toEqual(['u', 'v', 'e', 'x'])
  expect(openedIn(four, 'x', 3)).toMatchObject({ files: ['u', 'v', 'e', 'x'], active: 3 })
})

test('going back to fewer viewports keeps the file that is looked at', () => {
  expect(withLayout(activated(two, 1), 'one')).toMatchObject({ layout: 'one', active: 0 })
  expect(withLayout(activated(two, 1), 'one').files[0]).toBe('e')
  expect(withLayout(activated(four, 2), 'columns').files.slice(0, 2)).toEqual(['e', 'v'])
  expect(withLayout(activated(four, 1), 'columns')).toMatchObject({ active: 1, layout: 'columns' })
})

test('more viewports are filled with what is not seen yet', () => {
  const files = [ecg, above, xray, echo('u')]
  expect(withLayout(initialGrid(files), 'four', files).files).toEqual(['x', 'e', 'v', 'u'])
  expect(withLayout(initialGrid([xray]), 'four', [xray]).files).toEqual([
    'x',
    undefined,
    undefined,
    undefined,
  ])
})

test('the next viewport comes after the last one again', () => {
  expect(nextViewport({ ...two, layout: 'one' }).active).toBe(0)
  expect(nextViewport(two).active).toBe(1)
  expect(nextViewport({ ...four, active: 3 }).active).toBe(0)
})

test('a viewport that is not there does not become active', () => {
  expect(activated(two, 3)).toBe(two)
})

test('the badge of a file is the number of its viewport, while it is seen', () => {
  expect(viewportOf(two, 'e')).toBe(2)
  expect(viewportOf({ ...two, layout: 'one' }, 'e')).toBeUndefined()
})

test('a file that is gone leaves its viewport, the other stays', () => {
  expect(refreshed(two, [ecg]).files).toEqual([undefined, 'e'])
  expect(refreshed(two, [xray, ecg, blood])).toBe(two)
})

test('files that come late fill an empty board', () => {
  const empty = initialGrid([])
  expect(refreshed(empty, [xray, ecg]).files).toEqual(['x', 'e'])
})

test('a case without files keeps its empty board', () => {
  const empty = initialGrid([])
  expect(refreshed(empty, [])).toBe(empty)
})
