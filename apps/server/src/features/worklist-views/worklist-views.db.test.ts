import { VIEWS_PER_PERSON } from '@systole/domain/worklist/view'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

test('STAFF-1 a view is kept under its name, replaced by the same name, and forgotten', async () => {
  const { api } = await portal.as('cardiologist')
  const { saveWorklistView: save, queryWorklistViews, deleteWorklistView } = api.worklistViews
  await save({ name: 'Mine', query: 'claim=mine' })
  await save({ name: '日本語', query: 'language=ja&find=%E7%8A%AC' })
  const saved = await save({ name: 'Mine', query: 'claim=mine&band=timeout' })
  if (!saved.ok) throw new Error(saved.message)
  expect(saved.data.views.map(({ name, query }) => [name, query])).toEqual([
    ['Mine', 'claim=mine&band=timeout'],
    ['日本語', 'language=ja&find=%E7%8A%AC'],
  ])
  await deleteWorklistView({ vid: saved.data.views[0]?.vid ?? '' })
  expect(await queryWorklistViews({})).toMatchObject({ data: { views: [{ name: '日本語' }] } })
})

test('an account neither sees nor forgets the views of another', async () => {
  const [mine, other] = [await portal.as('cardiologist'), await portal.as('cardiologist')]
  const saved = await mine.api.worklistViews.saveWorklistView({ name: 'Mine', query: '' })
  if (!saved.ok) throw new Error(saved.message)
  expect(
    await other.api.worklistViews.deleteWorklistView({ vid: saved.data.views[0]?.vid ?? '' }),
  ).toMatchObject({ data: { views: [] } })
  expect(await mine.api.worklistViews.queryWorklistViews({})).toMatchObject({
    data: { views: [{ name: 'Mine' }] },
  })
})

test('one more than there is room for is refused, the same name is not', async () => {
  const { api } = await portal.as('cardiologist')
  for (let n = 0; n < VIEWS_PER_PERSON; n += 1) {
    await api.worklistViews.saveWorklistView({ name: `View ${n}`, query: '' })
  }
  expect(await api.worklistViews.saveWorklistView({ name: 'One more', query: '' })).toMatchObject({
    code: -6101,
  })
  expect(await api.worklistViews.saveWorklistView({ name: 'View 0', query: 'a=b' })).toMatchObject({
    ok: true,
  })
})

test.each(['a view?', '<script>', 'a b'])('a query such as %j is refused', async (query) => {
  const { api } = await portal.as('cardiologist')
  expect(await api.worklistViews.saveWorklistView({ name: 'x', query })).toMatchObject({
    code: -103,
    data: { field: 'query' },
  })
})
