import { DAY } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../db/schema/notifications.ts'
import { releasedReport } from '../../testing/released-report.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('internal_admin')
})
afterAll(() => portal.close())

async function insertMails(recipients: readonly string[], ageDays = 0) {
  const createdAt = new Date(portal.clock.now().getTime() - ageDays * DAY)
  const made = recipients.map((recipient) => ({
    ...{ mailId: `mail_${recipient}_${ageDays}`, dedupeKey: `${recipient} ${ageDays}`, recipient },
    ...{ subject: 'Welcome', plain: 'the link', html: 'the link', language: 'en_us', createdAt },
  }))
  await portal.context.database.insert(mails).values(made)
}

async function listed(find?: string) {
  const reply = await admin.api.deliveries.querySentMails(find === undefined ? {} : { find })
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply.data
}

test('an email is found by a part of its address, with what became of it and without its text', async () => {
  await insertMails(['ada@northvet.test', 'leo@other.test'])
  const bounce = { state: 'bounced', lastError: '550 no such mailbox', attempts: 2 } as const
  await portal.context.database
    .update(mails)
    .set({ ...bounce, bouncedAt: portal.clock.now() })
    .where(eq(mails.recipient, 'ada@northvet.test'))
  const found = await listed('NorthVet')
  expect(found.mails).toEqual([
    {
      ...{ mid: 'mail_ada@northvet.test_0', email: 'ada@northvet.test', subject: 'Welcome' },
      ...{ state: 'bounced', attempts: 2, problem: '550 no such mailbox', usid: '', id: '' },
      queued: expect.stringMatching(/^\d{14}$/),
      accepted: '',
      bounced: expect.stringMatching(/^\d{14}$/),
    },
  ])
  expect((await listed('a%b')).mails).toEqual([])
})

test('an email about a case names it', async () => {
  const { vet, caseId } = await releasedReport(portal)
  expect(await vet.api.deliveries.resendReport({ usid: caseId })).toMatchObject({ ok: true })
  const about = (await listed()).mails.filter((mail) => mail.usid === caseId)
  expect(about.length).toBeGreaterThan(0)
  for (const { id } of about) expect(id).toMatch(/^EC-\d+$/)
})

test('the newest hundred emails of the last 90 days are listed', async () => {
  await insertMails(Array.from({ length: 101 }, (_, at) => `many${at}@many.test`))
  await insertMails(['many@many.test'], 91)
  const { mails: shown, more } = await listed('@many.test')
  expect([shown.length, more]).toEqual([100, true])
  expect(await listed('many@many.test')).toEqual({ mails: [], more: false })
})
