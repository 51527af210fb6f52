import { MINUTE } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { releaseExpiredClaims } from '../../claims/release-expired-claims.ts'
import { ecgDesk, FILE, RECORDED } from './testing/ecg-desk.ts'

let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

const ok = (status: string) => ({ data: { session: { status } } })

test('ECG-1 ECG-7 a 1L ECG goes from its upload to the review, and every step is in the case log', async () => {
  const { vet, patcher, reviewer, step, save } = desk
  const usid = await desk.open()
  expect((await desk.rowOf(usid)).status).toBe('open')
  await desk.upload(usid)
  expect((await desk.rowOf(usid)).status).toBe('upload')
  await save(vet, usid, { exinfo: { recording: RECORDED } })
  await desk.grant(3)
  const sent = await step(vet, usid, 'wait_for_preparation')
  expect(sent).toMatchObject({
    data: {
      session: {
        id: expect.stringMatching(/^1L-\d+$/),
        ...{ status: 'wait_for_preparation', payment: 'paid', subtype: 'ecg1l' },
      },
    },
  })
  const row = await desk.rowOf(usid)
  expect((row.dueAt?.getTime() ?? 0) - (row.submittedAt?.getTime() ?? 0)).toBe(90 * MINUTE)

  await desk.importAll(usid)
  expect((await desk.rowOf(usid)).status).toBe('data_ready')
  expect(await step(patcher, usid, 'data_ready')).toMatchObject({
    data: { session: { status: 'data_ready', reader: { uid: patcher.accountId } } },
  })
  expect(await step(patcher, usid, 'patch_done')).toMatchObject({
    code: -6024,
    data: { missing: [{ missing: 'patch' }] },
  })
  const { session_tests, session_checklist } = desk.complete
  expect(
    await save(patcher, usid, { status: 'patch_done', exinfo: { session_tests } }),
  ).toMatchObject(ok('patch_done'))
  expect(await step(patcher, usid, 'ready_for_review')).toMatchObject({ code: -6026 })
  expect(
    await save(patcher, usid, { status: 'ready_for_review', exinfo: { session_checklist } }),
  ).toMatchObject(ok('ready_for_review'))
  expect(await step(reviewer, usid, '1st_reviewing')).toMatchObject({
    data: {
      session: {
        status: '1st_reviewing',
        reader: { uid: reviewer.accountId },
        reviewer: { uid: reviewer.accountId },
        session_tests: [{ type: 'ecg1l', status: '1st_reviewing', count: 1 }],
        result: 'acceptable',
      },
    },
  })
  expect(await desk.actionsOf(usid)).toEqual([
    'case.opened',
    'file.added',
    'clinical.saved',
    'case.submit',
    'ecg.imported',
    'case.claim',
    'ecg.prepared',
    'ecg.patched',
    'ecg.prepared',
    'ecg.sent',
    'case.claim',
  ])
})

test('ECG-7 a case whose recording is read already is prepared as soon as it is submitted', async () => {
  const usid = await desk.prepared()
  expect((await desk.rowOf(usid)).status).toBe('data_ready')
})

test('ECG-7 a recording that cannot be read leaves the case waiting, and staff are notified once', async () => {
  const usid = await desk.open()
  await desk.upload(usid, 'broken.json', Buffer.from('{"ecg":{"leads":[]},"samples":"none"}'))
  await desk.save(desk.vet, usid, { exinfo: { recording: RECORDED } })
  await desk.grant(3)
  await desk.step(desk.vet, usid, 'wait_for_preparation')
  await desk.importAll(usid)
  await desk.importAll(usid)
  expect((await desk.rowOf(usid)).status).toBe('wait_for_preparation')
  const actions = await desk.actionsOf(usid)
  expect(actions.filter((action) => action === 'ecg.unreadable')).toHaveLength(1)
})

test('ECG-7 a case is submitted with a recording and its conditions alone', async () => {
  const { vet, step, save } = desk
  await desk.grant(3)
  const usid = await desk.open()
  expect(await step(vet, usid, 'wait_for_preparation')).toMatchObject({ code: -6024 })
  await desk.upload(usid)
  expect(await step(vet, usid, 'wait_for_preparation')).toMatchObject({
    code: -103,
    data: { field: 'params.exinfo.recording.posture' },
  })
  await save(vet, usid, { exinfo: { recording: { posture: 'unknown' } } })
  expect(await step(vet, usid, 'wait_for_preparation')).toMatchObject({
    data: { field: 'params.exinfo.recording.state' },
  })
  await save(vet, usid, { exinfo: { recording: { posture: 'unknown', state: 'unknown' } } })
  expect(await step(vet, usid, 'wait_for_preparation')).toMatchObject({ ok: true })
  expect(await step(vet, usid, 'wait_for_preparation')).toMatchObject({ ok: true })
  const actions = await desk.actionsOf(usid)
  expect(actions.filter((action) => action === 'case.submit')).toHaveLength(1)
  expect(await desk.admin.api.credits.querySessionCredits({ usid })).toMatchObject({
    data: { deducted: 3 },
  })
})

test('ECG-7 the assignee alone continues, and another patcher waits until the claim lapses', async () => {
  const { patcher, senior, step } = desk
  const usid = await desk.prepared()
  const other = await desk.person('patcher', 'tests.ecg1l.patch')
  await step(patcher, usid, 'data_ready')
  expect(await step(other, usid, 'data_ready')).toMatchObject({ code: -6024 })
  expect(await step(senior, usid, 'request_quality_review', 'Noise')).toMatchObject({ code: -6024 })
  portal.clock.advance(16 * MINUTE)
  await releaseExpiredClaims({ ...portal.context, requestId: 'job' })
  expect(await desk.rowOf(usid)).toMatchObject({ status: 'data_ready', readerId: null })
  const sid = await portal.sessionOf(other.accountId)
  const again = { ...other, sid, api: portal.client(sid) }
  expect(await step(again, usid, 'data_ready')).toMatchObject({
    data: { session: { reader: { uid: other.accountId } } },
  })
  expect(await desk.actionsOf(usid)).toContain('case.lapse')
})

test('ECG-7 a quality review needs a reason, and is decided by a senior patcher who did set the quality', async () => {
  const { patcher, senior, step, save } = desk
  const usid = await desk.prepared()
  await step(patcher, usid, 'data_ready')
  expect(await step(patcher, usid, 'request_quality_review')).toMatchObject({ code: -6026 })
  expect(await step(patcher, usid, 'request_quality_review', 'Mostly noise')).toMatchObject({
    data: { session: { status: 'request_quality_review', reader: null } },
  })
  expect(await step(patcher, usid, 'data_ready', 'Fine')).toMatchObject({ code: -102 })
  expect(await step(senior, usid, 'data_ready', 'Fine')).toMatchObject({ code: -6024 })
  const session_tests = [
    {
      type: 'ecg1l',
      fname: FILE,
      quality: 'marginally acceptable' as const,
      quality_reason: 'Hum',
    },
  ]
  expect(
    await save(senior, usid, {
      ...{ status: 'ready_for_review', revision_note: 'Readable', exinfo: { session_tests } },
    }),
  ).toMatchObject({ code: -6024 })
  expect(
    await save(senior, usid, {
      ...{ status: 'data_ready', revision_note: 'Readable', exinfo: { session_tests } },
    }),
  ).toMatchObject(ok('data_ready'))
})

test('ECG-7 staff read who asked about the quality and why, the hospital does not', async () => {
  const { vet, patcher, senior, admin, step } = desk
  const usid = await desk.prepared()
  await step(patcher, usid, 'data_ready')
  await step(patcher, usid, 'request_quality_review', 'Mostly noise')
  for (const { api } of [senior, admin])
    expect(await api.cases.querySessionInfo({ usid })).toMatchObject({
      data: {
        session: {
          last_step: { action: 'ecg.askQuality', reason: 'Mostly noise', by: expect.any(String) },
        },
      },
    })
  const own = await vet.api.cases.querySessionInfo({ usid })
  expect(JSON.stringify(own)).not.toContain('Mostly noise')
})

test('ECG-7 a case is rejected with a reason once its recordings are, and its credits return', async () => {
  const { senior, admin, step, save } = desk
  const usid = await desk.prepared()
  const before = await desk.admin.api.credits.querySessionCredits({ usid })
  expect(before).toMatchObject({ data: { deducted: 3, mode: 'refund' } })
  expect(await step(senior, usid, 'reject', 'Only noise')).toMatchObject({ code: -6024 })
  const session_tests = [
    { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: 'Only noise' },
  ]
  expect(await save(senior, usid, { status: 'reject', exinfo: { session_tests } })).toMatchObject({
    code: -6026,
  })
  expect(
    await save(senior, usid, {
      ...{
        status: 'reject',
        revision_note: 'Only noise. Wet the clips.',
        exinfo: { session_tests },
      },
    }),
  ).toMatchObject({ data: { session: { status: 'reject', result: 'rejected' } } })
  expect(await admin.api.credits.querySessionCredits({ usid })).toMatchObject({
    data: { deducted: 0, required_credit: 0 },
  })
})

test('ECG-7 an admin admits a case without credits, which stay required', async () => {
  const { admin, step } = desk
  const other = await ecgDesk(portal)
  const usid = await other.recorded()
  expect(await other.step(other.vet, usid, 'wait_for_preparation')).toMatchObject({ code: -4014 })
  expect((await other.rowOf(usid)).status).toBe('upload')
  expect(await step(admin, usid, 'wait_for_preparation')).toMatchObject({ code: -4014 })
  expect(await step(admin, usid, 'wait_for_preparation', 'Pays by invoice')).toMatchObject(
    ok('wait_for_preparation'),
  )
  expect(await admin.api.credits.querySessionCredits({ usid })).toMatchObject({
    data: { deducted: 0, required_credit: 3, mode: 'deduct' },
  })
  await other.grant(3)
  expect(await admin.api.credits.deductCredits({ usid, note: 'Paid now' })).toMatchObject({
    data: { deducted: 3, mode: 'refund' },
  })
  expect(await other.actionsOf(usid)).toContain('case.admit')
})

test('ECG-7 a role outside the table is -102, and a case of another service -6002', async () => {
  const { reviewer, second, step } = desk
  const usid = await desk.prepared()
  expect(await step(reviewer, usid, 'data_ready')).toMatchObject({ code: -102 })
  expect(await step(second, usid, 'patch_done')).toMatchObject({ code: -102 })
  const elsewhere = await portal.as('patcher')
  expect(await step(elsewhere, usid, 'data_ready')).toMatchObject({ code: -6002 })
  const onlooker = await desk.person('patcher', 'tests.ecg1l.review')
  expect(await step(onlooker, usid, 'data_ready')).toMatchObject({ code: -102 })
})

test('ECG-7 a step under an old version is -6025', async () => {
  const { patcher, save } = desk
  const usid = await desk.prepared()
  const { version } = await desk.rowOf(usid)
  expect(await save(patcher, usid, { status: 'data_ready', version: version - 1 })).toMatchObject({
    code: -6025,
  })
  expect(await save(patcher, usid, { status: 'data_ready', version })).toMatchObject(
    ok('data_ready'),
  )
})
