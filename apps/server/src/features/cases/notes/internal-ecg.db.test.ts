import { contract } from '@systole/contract/contract'
import { reachOf } from '@systole/domain/access/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk, FILE } from '../ecg/testing/ecg-desk.ts'

const MARKER = 'INTERNAL the owner pays late'

type Desk = Awaited<ReturnType<typeof ecgDesk>>
let portal: TestApp
let desk: Desk
let usid = ''

/** Creates an ECG case with the marker in every text that staff can write about it before its report. */
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
  usid = await desk.prepared()
  const { admin, patcher, senior } = desk
  for (const type of ['for_reviewer', 'for_education', 'from_cs', 'for_vet_in_charge'] as const)
    expect(await desk.save(admin, usid, { note: { type, content: MARKER } })).toMatchObject({
      ok: true,
    })
  expect(
    await patcher.api.messages.sendInternal({ usid, to: [admin.accountId], text: MARKER }),
  ).toMatchObject({ ok: true })
  expect(await desk.step(patcher, usid, 'data_ready')).toMatchObject({ ok: true })
  const exinfo = {
    session_checklist: [{ id: 'leads' as const, done: false, reason: MARKER }],
    session_tests: [
      { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: MARKER },
    ],
  }
  expect(await desk.save(patcher, usid, { exinfo })).toMatchObject({ ok: true })
  expect(await desk.step(patcher, usid, 'request_quality_review', MARKER)).toMatchObject({
    ok: true,
  })
  expect(await desk.step(senior, usid, 'data_ready', MARKER)).toMatchObject({ ok: true })
})
afterAll(() => portal.close())

/** Required fields of a call beyond the case; other calls need none, or answer about nothing but the account. */
const MORE: Partial<Record<string, Record<string, string>>> = {
  countSessions: { lists: '[{}]' },
  queryAllSessions: { params: '{"start_time":"20190101000000"}' },
  queryUserActivities: { params: '{"year":2026}' },
  queryUserPet: { pname: 'Mochi' },
}

const READS = Object.values(contract)
  .flatMap((noun) => Object.entries(noun))
  .filter(([, call]) => call.effect === 'read' && reachOf(call.access, 'vet'))

test('NOTE-1 no reading call shows a hospital what staff wrote for staff about its ECG case', async () => {
  let answered = 0
  for (const [name, call] of READS) {
    const fields = {
      sid: desk.vet.sid,
      usid,
      type: 'session_review_report',
      fname: FILE,
      tpet: 'dog',
    }
    const response = await portal.app.inject({
      method: 'POST',
      url: call.path,
      payload: new URLSearchParams({ ...fields, ...MORE[name] }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.body, name).not.toContain('INTERNAL')
    if (response.json().code === 0) answered += 1
  }
  expect(answered).toBeGreaterThan(READS.length / 2)
})

test('NOTE-1 staff do see it, so the walk looks for something that is there', async () => {
  const [info, log] = await Promise.all([
    desk.admin.api.cases.querySessionInfo({ usid }),
    desk.admin.api.cases.queryEventLog({ usid }),
  ])
  expect(JSON.stringify(info)).toContain(MARKER)
  expect(JSON.stringify(log)).toContain(MARKER)
})
