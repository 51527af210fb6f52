import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMailer } from '../../adapters/smtp-mailer.ts'
import type { CallContext } from '../../app-context.ts'
import { caseEvents } from '../../db/schema/cases.ts'
import { mails } from '../../db/schema/notifications.ts'
import { releasedReport } from '../../testing/released-report.ts'
import { scriptedRelay } from '../../testing/scripted-relay.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sendMail } from '../notifications/send-mail.ts'
import { alertUndeliveredReports } from './alert-undelivered-reports.ts'

let portal: TestApp
let relay: Awaited<ReturnType<typeof scriptedRelay>>

beforeAll(async () => {
  relay = await scriptedRelay()
  portal = await testApp({ mailer: smtpMailer(relay.url) })
})
afterAll(async () => {
  await portal.close()
  await relay.close()
})

type Release = Awaited<ReturnType<typeof releasedReport>>

function context(): CallContext {
  return { ...portal.context, db: portal.context.database, requestId: 'test' }
}

async function mailsOf(caseId: string) {
  return portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.caseId, caseId))
    .orderBy(asc(mails.createdAt), asc(mails.recipient))
}

/** Runs the worker on every queued mail of the case; returns the failures. */
async function work(caseId: string): Promise<string[]> {
  const failures: string[] = []
  for (const { mailId } of await mailsOf(caseId)) {
    await sendMail(context(), { mailId }).catch((error: unknown) => failures.push(String(error)))
  }
  return failures
}

async function sent(release: Release, email?: string) {
  const reply = await release.vet.api.deliveries.resendReport({
    usid: release.caseId,
    ...(email && { email }),
  })
  if (!reply.ok) throw new Error(`${reply.code} ${reply.message}`)
  return reply.data.sent_to
}

async function shown({ vet, caseId }: Release, api = vet.api) {
  const reply = await api.deliveries.queryDeliveries({ usid: caseId })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

const states = async (release: Release) =>
  (await shown(release)).deliveries.map(({ email, state }) => `${email} ${state}`)

test('REPT-1 a mail that the server takes is accepted, and the vet sees where and when', async () => {
  const release = await releasedReport(portal)
  relay.will('accept')
  await sent(release)
  expect(await states(release)).toEqual(['reports@harbour.test queued'])
  await work(release.caseId)
  const { deliveries, addresses } = await shown(release)
  expect(deliveries).toMatchObject([{ state: 'accepted', attempts: 1, problem: '', bounced: '' }])
  expect(deliveries[0]?.accepted).toMatch(/^\d{14}$/)
  expect(addresses).toEqual(['reports@harbour.test'])
  expect(relay.taken).toMatchObject([{ to: 'reports@harbour.test' }])
})

test.each([
  ['answers 451 first', ['later', 'accept'], 1],
  ['is cut off while the text arrives', ['cutOff', 'accept'], 'either'],
  ['is slow', ['slow'], 0],
] as const)('a relay that %s has the mail in the end, once', async (_, acts, failed) => {
  const release = await releasedReport(portal)
  relay.will(...acts)
  await sent(release)
  const failures = await work(release.caseId)
  // a client that was cut off cannot always know whether the last byte was sent
  if (failed !== 'either') expect(failures).toHaveLength(failed)
  if (failed !== 0) {
    expect(await states(release)).toEqual(['reports@harbour.test queued'])
    await work(release.caseId)
  }
  expect(await states(release)).toEqual(['reports@harbour.test accepted'])
  expect(relay.taken).toHaveLength(1)
})

test('R5 a relay that breaks off after the final dot gets the mail once more, minutes later, under the same Message-ID', async () => {
  const release = await releasedReport(portal)
  relay.will('dropAfterTaking', 'accept')
  await sent(release)
  expect(await work(release.caseId)).toEqual([])
  expect(await states(release)).toEqual(['reports@harbour.test queued'])
  const [mail] = await mailsOf(release.caseId)
  const { rows } = await portal.context.database.execute<{ minutes: number }>(sql`
    select extract(epoch from start_after - now())::float8 / 60 as minutes from pgboss.job
    where name = 'send-mail' and data -> 'payload' ->> 'mailId' = ${mail?.mailId} order by start_after desc limit 1`)
  expect(rows[0]?.minutes).toBeGreaterThan(4)
  await work(release.caseId)
  await work(release.caseId)
  expect(await states(release)).toEqual(['reports@harbour.test accepted'])
  expect(relay.taken).toHaveLength(2)
  expect(new Set(relay.taken.map(({ messageId }) => messageId)).size).toBe(1)
})

test('R5 a relay that always breaks off after the final dot gets two copies, then a person sees to the mail', async () => {
  const release = await releasedReport(portal)
  const admin = await portal.as('internal_admin')
  relay.will('dropAfterTaking', 'dropAfterTaking', 'dropAfterTaking')
  await sent(release)
  for (let attempt = 0; attempt < 4; attempt += 1) expect(await work(release.caseId)).toEqual([])
  expect(relay.taken).toHaveLength(2)
  expect(await admin.api.deliveries.queryUndelivered({})).toMatchObject({
    data: {
      mails: expect.arrayContaining([
        expect.objectContaining({
          usid: release.caseId,
          problem: expect.stringContaining('it may have arrived'),
        }),
      ]),
    },
  })
  for (const { mailId } of await mailsOf(release.caseId))
    expect(await admin.api.deliveries.settleMail({ mid: mailId })).toMatchObject({ ok: true })
})

test('a mail whose worker died while it was handed over is handed over once more', async () => {
  const release = await releasedReport(portal)
  relay.will('accept')
  await sent(release)
  const [mail] = await mailsOf(release.caseId)
  await portal.context.database
    .update(mails)
    .set({ state: 'sent', attempts: 1 })
    .where(eq(mails.mailId, mail?.mailId ?? ''))
  await work(release.caseId)
  expect(await mailsOf(release.caseId)).toMatchObject([{ state: 'accepted', attempts: 2 }])
})

test('a refused address bounces: vet and admins are notified, staff have a task, sending again settles it', async () => {
  const release = await releasedReport(portal, {
    reportEmails: ['gone@harbour.test', 'ok@harbour.test'],
  })
  const admin = await portal.as('internal_admin')
  relay.will('refuse', 'accept')
  await sent(release)
  expect(await work(release.caseId)).toEqual([])
  expect((await states(release)).sort()).toEqual([
    'gone@harbour.test bounced',
    'ok@harbour.test accepted',
  ])
  expect((await shown(release)).deliveries.map(({ problem }) => problem)).toEqual(['', ''])
  const forStaff = await shown(release, admin.api)
  expect(forStaff.deliveries.map(({ problem }) => problem).join()).toContain('no such mailbox')

  for (const { api } of [release.vet, admin]) {
    const reported = await api.notifications.queryNotifications({})
    expect(reported).toMatchObject({
      data: { notifications: [{ kind: 'mailUndelivered', detail: 'gone@harbour.test' }] },
    })
  }
  const tasks = await admin.api.deliveries.queryUndelivered({})
  expect(tasks).toMatchObject({
    data: {
      mails: [{ usid: release.caseId, email: 'gone@harbour.test', revision: release.revision }],
    },
  })

  relay.will('accept')
  expect(await sent(release, 'gone@harbour.test')).toEqual(['gone@harbour.test'])
  expect(await admin.api.deliveries.queryUndelivered({})).toMatchObject({ data: { total: 0 } })
  await work(release.caseId)
  expect((await states(release)).sort()).toEqual([
    'gone@harbour.test accepted',
    'ok@harbour.test accepted',
  ])
})

test('STAFF-2 a report is sent again to one or to all as a new mail, never while the last one is under way', async () => {
  const release = await releasedReport(portal, {
    reportEmails: ['a@harbour.test', 'b@harbour.test'],
  })
  const admin = await portal.as('internal_admin')
  const again = (api = release.vet.api, email?: string) =>
    api.deliveries.resendReport({ usid: release.caseId, ...(email && { email }) })
  relay.will()
  await sent(release)
  expect(await again()).toMatchObject({ error: 'mailUnderWay' })
  await work(release.caseId)

  const [first, second] = await Promise.all([again(admin.api), again(admin.api)])
  expect([first, second].filter(({ ok }) => ok)).toHaveLength(1)
  await work(release.caseId)
  expect(await again(release.vet.api, ' B@harbour.test ')).toMatchObject({
    data: { sent_to: ['b@harbour.test'] },
  })
  await work(release.caseId)
  expect(relay.taken.map(({ to }) => to).sort()).toEqual(
    ['a', 'a', 'b', 'b', 'b'].map((name) => `${name}@harbour.test`),
  )
  expect(new Set(relay.taken.map(({ messageId }) => messageId)).size).toBe(5)
})

test('STAFF-2 a report goes to addresses of its hospital only, to its people too', async () => {
  const release = await releasedReport(portal)
  const { vet, caseId } = release
  const to = (email: string) => vet.api.deliveries.resendReport({ usid: caseId, email })
  expect(await to('stranger@elsewhere.test')).toMatchObject({ error: 'invalidParameter' })
  expect(await to('a@harbour.test, b@harbour.test')).toMatchObject({ error: 'invalidParameter' })
  expect(await to('office@harbour.test')).toMatchObject({ ok: true })
  expect(await to(vet.email)).toMatchObject({ ok: true })
})

test('deliveries of another hospital are not there, and a report that is not drawn yet is on its way', async () => {
  const { caseId } = await releasedReport(portal)
  const stranger = await portal.as('vet')
  const sales = await portal.as('sales')
  const { deliveries } = stranger.api
  expect(await deliveries.queryDeliveries({ usid: caseId })).toMatchObject({
    error: 'caseNotFound',
  })
  expect(await deliveries.resendReport({ usid: caseId })).toMatchObject({ error: 'caseNotFound' })
  expect(await deliveries.openReport({ usid: caseId, revision: 'x' })).toMatchObject({
    error: 'caseNotFound',
  })
  expect(await sales.api.deliveries.resendReport({ usid: caseId })).toMatchObject({
    error: 'accessDenied',
  })
  const undrawn = await releasedReport(portal, { isDrawn: false })
  expect(await undrawn.vet.api.deliveries.resendReport({ usid: undrawn.caseId })).toMatchObject({
    error: 'mailUnderWay',
  })
})

test('the first opening of a report is recorded once, and its notifications become read', async () => {
  const release = await releasedReport(portal)
  const { vet, caseId, revision } = release
  relay.will()
  await sent(release, vet.email)
  await work(caseId)
  for (let times = 0; times < 2; times += 1) {
    expect(await vet.api.deliveries.openReport({ usid: caseId, revision })).toMatchObject({
      ok: true,
    })
  }
  const { opened, deliveries } = await shown(release)
  expect(opened).toMatchObject([{ name: 'Wing Chan' }])
  expect(deliveries).toMatchObject([{ email: vet.email, state: 'opened' }])
  const events = await portal.context.database
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, caseId))
  expect(events.filter(({ action }) => action === 'report.opened')).toHaveLength(1)
})

test('a mail that its server sends back later is noted by an admin, once', async () => {
  const release = await releasedReport(portal)
  const admin = await portal.as('internal_admin')
  relay.will()
  await sent(release)
  const [mail] = await mailsOf(release.caseId)
  const note = () =>
    admin.api.deliveries.markBounced({
      mid: mail?.mailId ?? '',
      problem: 'mailbox full for 5 days',
    })
  expect(await note()).toMatchObject({ error: 'wrongStatus' })
  await work(release.caseId)
  expect(await note()).toMatchObject({ ok: true })
  expect(await note()).toMatchObject({ error: 'wrongStatus' })
  expect(await states(release)).toEqual(['reports@harbour.test bounced'])
  const { deliveries } = admin.api
  expect(await deliveries.settleMail({ mid: mail?.mailId ?? '' })).toMatchObject({ ok: true })
  expect(await deliveries.settleMail({ mid: mail?.mailId ?? '' })).toMatchObject({
    error: 'mailNotFound',
  })
})

test('R5 support is mailed once about a report that no one received; not if it was opened or accepted', async () => {
  portal.clock.advance(HOUR)
  const silent = await releasedReport(portal, { reportEmails: [], isDrawn: false })
  const opened = await releasedReport(portal)
  await opened.vet.api.deliveries.openReport({ usid: opened.caseId, revision: opened.revision })
  const taken = await releasedReport(portal)
  relay.will()
  await sent(taken)
  await work(taken.caseId)

  const late = async ({ caseId }: Release) =>
    (
      await portal.context.database.select().from(caseEvents).where(eq(caseEvents.caseId, caseId))
    ).filter(({ action }) => action === 'report.late').length
  portal.clock.advance(29 * MINUTE)
  await alertUndeliveredReports(context())
  expect(await late(silent)).toBe(0)
  portal.clock.advance(2 * MINUTE)
  await Promise.all([alertUndeliveredReports(context()), alertUndeliveredReports(context())])
  await alertUndeliveredReports(context())
  expect(await Promise.all([silent, opened, taken].map(late))).toEqual([1, 0, 0])
  const [notice] = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `undelivered:${silent.caseId}:${silent.revision}`))
  expect(notice?.recipient).toBe('support@systole.test')
  const again = await portal.sessionOf(silent.vet.accountId)
  expect(await portal.client(again).notifications.queryNotifications({})).toMatchObject({
    data: { unread: 1, notifications: [{ kind: 'mailUndelivered', pet: 'Mochi' }] },
  })
})
