import { DAY, HOUR } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

/** Creates an assigned case with users of both sides. */
async function aReadCase() {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    submittedAt: portal.clock.now(),
  })
  return { vet, reader, usid }
}

/** Signs in again, since hours have passed. */
async function later({ accountId }: { accountId: string }) {
  return portal.client(await portal.sessionOf(accountId))
}

async function dueOf({ vet, usid }: Awaited<ReturnType<typeof aReadCase>>) {
  const reply = await (await later(vet)).cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  const { due, paused } = reply.data.session
  return { due: fromStamp(due)?.getTime() ?? 0, paused }
}

async function ask(to: Awaited<ReturnType<typeof aReadCase>>, more: { fid?: string } = {}) {
  const { reader, usid } = to
  const reply = await reader.api.enquiries.askClinic({
    usid,
    kind: 'files',
    text: 'The ECG ends after two seconds.\nSend ten.',
    ...more,
  })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.enquiry
}

test('the clock is paused while the clinic is asked and resumes with its answer, later by the length of the pause', async () => {
  const one = await aReadCase()
  const before = await dueOf(one)
  const fid = await portal.build.file(one.usid, one.vet, 'ecg', 'lead-ii.pdf')
  const { eid } = await ask(one, { fid })
  expect((await dueOf(one)).paused).not.toBe('')

  portal.clock.advance(5 * HOUR)
  const answered = await (await later(one.vet)).enquiries.answerEnquiry({
    usid: one.usid,
    eid,
    text: 'A longer one is in the case now.',
  })
  expect(answered).toMatchObject({
    ok: true,
    data: { enquiry: { state: 'answered', fname: 'lead-ii.pdf' } },
  })
  const after = await dueOf(one)
  expect(after.paused).toBe('')
  expect(Math.abs(after.due - before.due - 5 * HOUR)).toBeLessThan(2000)
})

test('both sides are mailed once, without a word of what was written', async () => {
  const one = await aReadCase()
  const { eid } = await ask(one)
  await one.vet.api.enquiries.answerEnquiry({ usid: one.usid, eid, text: 'Pleural effusion seen.' })
  const [asked] = await mailsTo(portal, one.vet.email)
  const [answered] = await mailsTo(portal, one.reader.email)
  expect(asked?.plain).toContain(`/test-detail?usid=${one.usid}`)
  expect(asked?.plain).not.toContain('two seconds')
  expect(answered?.plain).toContain(`/reading?usid=${one.usid}`)
  expect(`${answered?.subject} ${answered?.plain}`).not.toContain('Pleural')
})

test('one enquiry is open at a time, even when two are sent at the same time', async () => {
  const { reader, usid } = await aReadCase()
  const replies = await Promise.all(
    ['one', 'two', 'three'].map((text) =>
      reader.api.enquiries.askClinic({ usid, kind: 'clarification', text }),
    ),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.filter((reply) => !reply.ok).map(({ code }) => code)).toEqual([-8202, -8202])
})

test('an enquiry that is withdrawn sets the clock going; an answer afterwards is refused', async () => {
  const one = await aReadCase()
  const { eid } = await ask(one)
  const { usid } = one
  expect(await one.reader.api.enquiries.withdrawEnquiry({ usid, eid })).toMatchObject({
    data: { enquiry: { state: 'withdrawn' } },
  })
  expect((await dueOf(one)).paused).toBe('')
  expect(await one.vet.api.enquiries.answerEnquiry({ usid, eid, text: 'late' })).toMatchObject({
    code: -6024,
  })
})

test('only the sides of the case ask, answer or read', async () => {
  const one = await aReadCase()
  const { usid, vet, reader } = one
  const stranger = await portal.as('vet')
  const otherReader = await portal.as('cardiologist')
  const text = 'x'
  expect(await stranger.api.enquiries.queryEnquiries({ usid })).toMatchObject({ code: -6002 })
  expect(await otherReader.api.enquiries.askClinic({ usid, kind: 'files', text })).toMatchObject({
    code: -6024,
  })
  expect(await vet.api.enquiries.askClinic({ usid, kind: 'files', text })).toMatchObject({
    code: -102,
  })
  const { eid } = await ask(one)
  expect(await stranger.api.enquiries.answerEnquiry({ usid, eid, text })).toMatchObject({
    code: -6002,
  })
  expect(await reader.api.enquiries.answerEnquiry({ usid, eid, text })).toMatchObject({
    code: -6024,
  })
  expect(await vet.api.enquiries.answerEnquiry({ usid, eid: 'no', text })).toMatchObject({
    code: -8201,
  })
})

test.each([
  ['an empty text', { text: '  ' }, -103],
  ['a text too long', { text: 'x'.repeat(2001) }, -103],
  ['a control character', { text: 'a\u0007' }, -134],
  ['a file of another case', { text: 'x', fid: 'file_elsewhere' }, -103],
])('%s is refused and nothing is stored', async (_, input, code) => {
  const one = await aReadCase()
  const { usid, reader } = one
  expect(await reader.api.enquiries.askClinic({ usid, kind: 'files', ...input })).toMatchObject({
    code,
  })
  expect((await dueOf(one)).paused).toBe('')
})

test('a report includes two clarifications within seven days, each answered by a cardiologist', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, { status: 'close', readerId: reader.accountId })
  const askAbout = (text: string) => vet.api.enquiries.askAfterReport({ usid, text })
  for (const text of ['How long?', 'And then?']) {
    const asked = await askAbout(text)
    if (!asked.ok) throw new Error(asked.message)
    expect(await askAbout('At once again')).toMatchObject({
      code: text === 'How long?' ? -8202 : -8203,
    })
    const { eid } = asked.data.enquiry
    expect(await vet.api.enquiries.answerEnquiry({ usid, eid, text })).toMatchObject({
      code: -6024,
    })
    expect(
      await reader.api.enquiries.answerEnquiry({ usid, eid, text: 'Two weeks.' }),
    ).toMatchObject({ ok: true })
  }
  expect(await askAbout('A third')).toMatchObject({ code: -8203 })
  expect(await vet.api.enquiries.queryEnquiries({ usid })).toMatchObject({
    data: { left: 0, enquiries: [{ answer: 'Two weeks.' }, { state: 'answered' }] },
  })
})

test('after seven days nothing is included any more', async () => {
  const vet = await portal.as('vet')
  const usid = await portal.build.consult(vet, { status: 'close' })
  portal.clock.advance(7 * DAY + HOUR)
  const { enquiries } = await later(vet)
  expect(await enquiries.askAfterReport({ usid, text: 'late' })).toMatchObject({ code: -8204 })
})
