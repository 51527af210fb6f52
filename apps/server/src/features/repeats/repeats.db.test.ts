import { DAY, HOUR, SECOND } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { signingSteps } from '../reports/testing/signing-steps.ts'

const REASON = 'The second film shows the other heart base. Look again.'
let portal: TestApp
let steps: ReturnType<typeof signingSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = signingSteps(portal)
})
afterAll(() => portal.close())

/** Signs in again, since hours have passed. */
async function later<T extends { accountId: string }>(person: T) {
  return { ...person, api: portal.client(await portal.sessionOf(person.accountId)) }
}

async function anAskedCase() {
  const released = await steps.aSignedCase()
  const { vet, usid } = released
  const asked = await vet.api.repeats.askRepeat({ usid, reason: REASON })
  if (!asked.ok) throw new Error(asked.message)
  return { ...released, repeat_id: asked.data.repeat.repeat_id }
}

async function sessionOf(vet: { accountId: string }, usid: string) {
  const { api } = await later(vet)
  const reply = await api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session
}

test('SPEC 9: the clinic asks within a day of the report, its signer is mailed, and both sides read why', async () => {
  const { vet, reader, usid, revision } = await steps.aSignedCase()
  expect(await vet.api.repeats.queryRepeats({ usid })).toMatchObject({
    data: { repeats: [], refused: '' },
  })
  const asked = await vet.api.repeats.askRepeat({ usid, reason: REASON })
  expect(asked).toMatchObject({ data: { repeat: { reason: REASON, revision, decision: '' } } })
  expect((await sessionOf(vet, usid)).status).toBe('resend_report_request')
  expect(await reader.api.repeats.queryRepeats({ usid })).toMatchObject({
    data: { repeats: [{ reason: REASON, asked_by: 'Wing Chan' }], refused: 'repeatAsked' },
  })
  const mails = await mailsTo(portal, reader.email)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Re-performance')])
  expect(mails[0]?.plain).not.toContain('heart base')
})

test.each([
  ['in the last moment of the day', DAY - SECOND, true],
  ['a moment later', DAY + SECOND, false],
])('SPEC 9: %s the answer is plain', async (_when, passed, isIn) => {
  const { vet, usid } = await steps.aSignedCase()
  portal.clock.advance(passed)
  const { api } = await later(vet)
  const reply = await api.repeats.askRepeat({ usid, reason: REASON })
  expect(reply).toMatchObject(isIn ? { ok: true } : { code: -6031 })
  if (!isIn)
    expect(await api.repeats.queryRepeats({ usid })).toMatchObject({
      data: { refused: 'repeatOver', left_ms: 0 },
    })
})

test('SPEC 9: accepted, the case is with its reader again for a day, and the next release is a correction with a reason', async () => {
  const { vet, reader, usid, revision, repeat_id } = await anAskedCase()
  portal.clock.advance(2 * HOUR)
  const { api } = await later(reader)
  const decided = await api.repeats.decideRepeat({ usid, repeat_id, decision: 'accepted' })
  expect(decided).toMatchObject({ data: { repeat: { decision: 'accepted' } } })
  const session = await sessionOf(vet, usid)
  expect(session.status).toBe('data_processing')
  const mails = await mailsTo(portal, vet.email)
  expect(mails.map(({ subject }) => subject).join()).toContain('Report being redone')
  const left = (fromStamp(session.due)?.getTime() ?? 0) - portal.clock.now().getTime()
  expect(Math.abs(left - DAY)).toBeLessThan(5 * SECOND)

  const person = { api }
  await steps.save(person, usid, 1)
  expect(await steps.sign(person, usid, { version: 2 })).toMatchObject({ code: -6026 })
  const again = await steps.sign(person, usid, { version: 2, reason: 'Read anew' })
  if (!again.ok) throw new Error(again.message)
  const { api: vets } = await later(vet)
  expect(await vets.reports.queryRevisionHistory({ usid })).toMatchObject({
    data: {
      revisions: [
        { type: 'correction' },
        { type: 'report', revision },
        { type: 'resend_report', role: 'vet', outcome: 'accepted' },
      ],
    },
  })
  expect((await sessionOf(vet, usid)).status).toBe('close')
})

test('SPEC 9: declined with a reason, the case is closed as before, and is not asked for again', async () => {
  const { vet, reader, usid, repeat_id } = await anAskedCase()
  const decide = (reason: string) =>
    reader.api.repeats.decideRepeat({ usid, repeat_id, decision: 'declined', reason })
  expect(await decide('  ')).toMatchObject({ code: -6026 })
  expect(await decide('The film was read.')).toMatchObject({ ok: true })
  expect(await decide('The film was read.')).toMatchObject({ ok: true })
  expect((await sessionOf(vet, usid)).status).toBe('close')
  expect(await vet.api.repeats.queryRepeats({ usid })).toMatchObject({
    data: { repeats: [{ decision: 'declined', answer: 'The film was read.' }] },
  })
  const mails = await mailsTo(portal, vet.email)
  expect(mails.map(({ subject }) => subject).join()).toContain('declined')
  expect(await vet.api.repeats.askRepeat({ usid, reason: 'Once more' })).toMatchObject({
    code: -6030,
  })
})

test('SPEC 9: two simultaneous requests are one', async () => {
  const { vet, usid } = await steps.aSignedCase()
  const replies = await Promise.all(
    [REASON, REASON, REASON].map((reason) => vet.api.repeats.askRepeat({ usid, reason })),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await vet.api.repeats.queryRepeats({ usid })).toMatchObject({
    data: { repeats: [{ reason: REASON }] },
  })
})

test('accepted and declined at the same time, one of the two is what happens', async () => {
  const { vet, reader, usid, repeat_id } = await anAskedCase()
  const replies = await Promise.all(
    (['accepted', 'declined'] as const).map((decision) =>
      reader.api.repeats.decideRepeat({ usid, repeat_id, decision, reason: 'so' }),
    ),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(['data_processing', 'close']).toContain((await sessionOf(vet, usid)).status)
})

test('only the clinic asks, and only staff decide', async () => {
  const { vet, reader, usid, repeat_id } = await anAskedCase()
  const stranger = await portal.as('vet')
  expect(await stranger.api.repeats.queryRepeats({ usid })).toMatchObject({ code: -6002 })
  expect(await stranger.api.repeats.askRepeat({ usid, reason: 'x' })).toMatchObject({ code: -6002 })
  expect(await reader.api.repeats.askRepeat({ usid, reason: 'x' })).toMatchObject({ code: -102 })
  expect(
    await vet.api.repeats.decideRepeat({ usid, repeat_id, decision: 'accepted' }),
  ).toMatchObject({ code: -102 })
})

test('before the report there is nothing to do again', async () => {
  const { vet, usid } = await steps.aWrittenCase()
  expect(await vet.api.repeats.askRepeat({ usid, reason: REASON })).toMatchObject({ code: -6024 })
})

test('REPT-1 a report that is asked for again and then redone stays among the released reports of its clinic', async () => {
  const { vet, reader, usid, revision, repeat_id } = await anAskedCase()
  const fresh = await portal.build.consult(vet, { status: 'submit' })
  const listed = async (released: boolean) => {
    const reply = await vet.api.cases.queryAllSessions({ params: { released } })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.sessions.map((one) => [one.usid, one.status, one.revision.report_revision])
  }
  expect(await listed(true)).toEqual([[usid, 'resend_report_request', revision]])
  await reader.api.repeats.decideRepeat({ usid, repeat_id, decision: 'accepted' })
  expect(await listed(true)).toEqual([[usid, 'data_processing', revision]])
  expect(await listed(false)).toEqual([[fresh, 'submit', '']])
})
