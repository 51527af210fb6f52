import { withRights } from '@systole/domain/access/permissions'
import { toStamp } from '@systole/domain/time/stamp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospitals } from '../../db/schema/hospitals.ts'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgDesk } from '../cases/ecg/testing/ecg-desk.ts'

type Desk = Awaited<ReturnType<typeof ecgDesk>>
type Person = Desk['patcher']
let portal: TestApp
let desk: Desk
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

async function ecgStaff(): Promise<Person[]> {
  const asynchronous = await desk.person('async_second_reviewer', 'report.async_review')
  return [desk.patcher, desk.senior, desk.reviewer, desk.second, asynchronous]
}
async function pushOf(by: { api: Person['api'] }, usid: string) {
  const reply = await by.api.cases.querySessionInfo({ usid })
  return reply.ok ? reply.data.session.session_tests[0]?.exinfo?.push : reply.message
}

test('ECG-1 CALL-39 everyone who works on an ECG pushes to its hospital, and the case says when', async () => {
  const usid = await desk.prepared()
  expect(await pushOf(desk.patcher, usid)).toBe('')
  for (const { api } of await ecgStaff()) {
    expect(await api.messages.queryIbms({ usid })).toMatchObject({ ok: true })
    expect(await api.messages.queryPushMessage({ usid, ibmsid: 'ecgNormal' })).toMatchObject({
      data: { preview: { text: expect.stringContaining('looks normal so far') } },
    })
    portal.clock.advance(60_000)
    const before = toStamp(portal.clock.now())
    expect(await api.messages.sendIbms({ usid, ibmsid: 'ecgNormal' })).toMatchObject({ ok: true })
    const pushed = String(await pushOf({ api }, usid))
    expect(pushed >= before && pushed <= toStamp(portal.clock.now()), pushed).toBe(true)
  }
  const reply = await desk.admin.api.messages.queryPushMessage({ usid })
  expect(reply.ok && reply.data.messages).toHaveLength(5)
})

test('CALL-39 messages about a case outside the services, or not submitted yet, are -6002', async () => {
  const [usid, draft] = [await desk.prepared(), await desk.recorded()]
  const elsewhere = await portal.as('patcher', {
    permissions: withRights({}, 'ecg6l', ['tests.ecg6l.patch']),
  })
  for (const [by, caseId] of [
    [elsewhere, usid],
    [desk.patcher, draft],
  ] as const) {
    const { queryIbms, queryPushMessage, sendIbms, sendInternal } = by.api.messages
    expect(await queryIbms({ usid: caseId })).toMatchObject({ code: -6002 })
    expect(await queryPushMessage({ usid: caseId })).toMatchObject({ code: -6002 })
    expect(await sendIbms({ usid: caseId, ibmsid: 'callYou' })).toMatchObject({ code: -6002 })
    expect(await sendInternal({ usid: caseId, to: ['office'], text: 'x' })).toMatchObject({
      code: -6002,
    })
  }
  expect(await pushOf(desk.patcher, usid)).toBe('')
})

test('CALL-37 an eConsult has no templates of ECGs, and an ECG case has them first', async () => {
  const usid = await desk.prepared()
  const ofEcg = await desk.patcher.api.messages.queryIbms({ usid })
  expect(ofEcg.ok && ofEcg.data.ibms.map(({ ibmsid }) => ibmsid)).toEqual([
    ...['ecgUnreadable', 'ecgMarginal', 'ecgRejected', 'ecgNormal', 'ecgUrgent'],
    ...['fileUnreadable', 'fileOfAnotherPet', 'laterReport', 'callYou', 'ownWords'],
  ])
  const econsult = await portal.build.consult(await portal.as('vet'), { status: 'submit' })
  const { queryIbms, sendIbms } = desk.admin.api.messages
  const common = await queryIbms({ usid: econsult })
  expect(common.ok && common.data.ibms).toHaveLength(5)
  expect(await sendIbms({ usid: econsult, ibmsid: 'ecgNormal' })).toMatchObject({
    ...{ code: -103, data: { field: 'ibmsid' } },
  })
})

const WORDS = [
  ['en_us', 'Leads came off', 'can’t be used for a report: Leads came off. Please record'],
  ['zh_hk', '電極脫落。', '不能用於報告：電極脫落。請重新記錄'],
  ['zh_cn', '电极脱落', '电极脱落。'],
  ['ja', '電極が外れていました。', 'レポートに使用できません：電極が外れていました。お手数'],
  ['ko', '전극이 떨어짐', '사용할 수 없습니다: 전극이 떨어짐. 다시 기록해'],
] as const

test.each(WORDS)(
  'CALL-39 in %s a rejected ECG is explained with its reason',
  async (language, reason, words) => {
    const usid = await desk.prepared()
    const { hospitalId } = desk.vet
    await portal.context.database
      .update(hospitals)
      .set({ pushLanguage: language })
      .where(eq(hospitals.hospitalId, hospitalId))
    const { sendIbms } = desk.patcher.api.messages
    expect(await sendIbms({ usid, ibmsid: 'ecgRejected' })).toMatchObject({
      ...{ code: -103, data: { field: 'reason' } },
    })
    const sent = await sendIbms({ usid, ibmsid: 'ecgRejected', parameters: { reason } })
    expect(sent).toMatchObject({
      data: { message: { language, text: expect.stringContaining(words) } },
    })
  },
)

test('SPEC 22: the mail of an urgent finding asks to open the case and does not quote it', async () => {
  await portal.context.database
    .update(hospitals)
    .set({ pushLanguage: 'en_us' })
    .where(eq(hospitals.hospitalId, desk.vet.hospitalId))
  const usid = await desk.prepared()
  const parameters = { text: 'A run of ventricular tachycardia.' }
  const { sendIbms } = desk.reviewer.api.messages
  expect(await sendIbms({ usid, ibmsid: 'ecgUrgent', parameters })).toMatchObject({
    data: { message: { text: expect.stringContaining('should not wait: A run of') } },
  })
  const mails = await mailsTo(portal, desk.vet.email)
  expect(mails.some(({ plain }) => plain.includes('There is an urgent message'))).toBe(true)
  expect(mails.some(({ plain }) => plain.includes('tachycardia'))).toBe(false)
})

test('CALL-40 a colleague who does not see the case gets no note about it', async () => {
  const usid = await desk.prepared()
  const elsewhere = await portal.as('reviewer', {
    permissions: withRights({}, 'ecg6l', ['report.review']),
  })
  const { sendInternal } = desk.patcher.api.messages
  expect(await sendInternal({ usid, to: [elsewhere.accountId], text: 'Look' })).toMatchObject({
    ...{ code: -103, data: { field: 'to' } },
  })
  expect(
    await sendInternal({ usid, to: [desk.reviewer.accountId], text: 'Beat 12 is a VPC?' }),
  ).toMatchObject({ data: { told: 1 } })
})
