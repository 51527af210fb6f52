import type { DeskLayout } from '@systole/domain/desks/desk-layout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const NARROW: DeskLayout = { left: 200, right: 340, isLeftOpen: true, isRightOpen: false }
const WIDE: DeskLayout = { ...NARROW, right: 760, isRightOpen: true, board: 'columns' }

test('STAFF-4 a desk is kept for each kind of case, the last change counts, and no one else has it', async () => {
  const [mei, ken] = [await portal.as('cardiologist'), await portal.as('cardiologist')]
  const { saveDeskLayout: save, queryDeskLayouts } = mei.api.deskLayouts
  await save({ kind: 'film', layout: NARROW })
  await save({ kind: 'film ecg', layout: NARROW })
  await save({ kind: 'film', layout: WIDE })
  await save({ kind: '', layout: NARROW })
  expect(await queryDeskLayouts({})).toMatchObject({
    data: {
      desks: [
        { kind: '', layout: NARROW },
        { kind: 'film', layout: WIDE },
        { kind: 'film ecg', layout: NARROW },
      ],
    },
  })
  expect(await ken.api.deskLayouts.queryDeskLayouts({})).toMatchObject({ data: { desks: [] } })
})

test.each([
  ['a pane narrower than can be', { ...NARROW, left: 199 }],
  ['a pane wider than can be', { ...NARROW, right: 761 }],
  ['a width that is no whole number', { ...NARROW, right: 400.5 }],
])('%s is refused', async (_, layout) => {
  const { api } = await portal.as('cardiologist')
  expect(await api.deskLayouts.saveDeskLayout({ kind: 'film', layout })).toMatchObject({
    code: -103,
    data: { field: expect.stringContaining('layout') },
  })
})
