import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk, FILE } from './testing/ecg-desk.ts'

let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

test('ECG-1 OPS-2 the result of a case and the quality and note of its file are in the list, and can be filtered', async () => {
  const [marginal, rejected] = [await desk.prepared(), await desk.prepared()]
  const judged = [
    [marginal, 'marginally acceptable', 'Hum in lead I'],
    [rejected, 'rejected', 'Only noise'],
  ] as const
  for (const [usid, quality, quality_reason] of judged) {
    await desk.step(desk.patcher, usid, 'data_ready')
    const session_tests = [{ type: 'ecg1l', fname: FILE, quality, quality_reason }]
    expect(await desk.save(desk.patcher, usid, { exinfo: { session_tests } })).toMatchObject({
      ok: true,
    })
  }
  for (const [usid, quality, note] of judged) {
    const reply = await desk.patcher.api.cases.queryAllSessions({ params: { result: quality } })
    if (!reply.ok) throw new Error(reply.message)
    expect(reply.data.sessions).toMatchObject([
      {
        usid,
        result: quality,
        session_tests: [{ test_uploads: [{ fname: FILE, quality, note }] }],
      },
    ])
  }
  const none = await desk.patcher.api.cases.queryAllSessions({ params: { result: 'acceptable' } })
  expect(none).toMatchObject({ data: { sessions: [] } })
})

test('OPS-2 a hospital sees neither result nor quality before its report', async () => {
  const usid = await desk.prepared()
  await desk.step(desk.patcher, usid, 'data_ready')
  const session_tests = [
    { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: 'SECRET' },
  ]
  await desk.save(desk.patcher, usid, { exinfo: { session_tests } })
  const { querySessionInfo, queryAllSessions } = desk.vet.api.cases
  const replies = [await querySessionInfo({ usid }), await queryAllSessions({ params: { usid } })]
  expect(JSON.stringify(replies)).not.toMatch(/SECRET|"rejected"/)
  const found = await queryAllSessions({ params: { result: 'rejected' } })
  expect(found).toMatchObject({ data: { sessions: [] } })
})
