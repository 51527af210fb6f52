import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallContext } from '../../app-context.ts'
import { mails, storedMails } from '../../db/schema/notifications.ts'
import { type Mailer, MailRefusedForGood, type OutgoingMail } from '../../ports/mailer.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { enqueueMail } from './mail-queue-store.ts'
import type { NewMail } from './mail-store.ts'
import { MAIL_ATTEMPTS } from './send-mail.queue.ts'
import { sendMail } from './send-mail.ts'

let portal: TestApp
let context: CallContext
let failure: Error | undefined
let handed: OutgoingMail[]
let occasions = 0

beforeAll(async () => {
  portal = await testApp()
  const { mailer } = portal.context
  const watched: Mailer = {
    ...mailer,
    send: async (mail) => {
      handed.push(mail)
      if (failure) throw failure
      await mailer.send(mail)
    },
  }
  context = { ...portal.context, mailer: watched, db: portal.context.database, requestId: 'test' }
})
beforeEach(() => {
  failure = undefined
  handed = []
})
afterAll(() => portal.close())

async function queue(changes: Partial<NewMail> = {}) {
  occasions += 1
  const dedupeKey = `occasion:${occasions}`
  await enqueueMail(context, {
    dedupeKey,
    variant: 'systole',
    recipient: 'reader@harbour.test',
    subject: 'Report ready',
    plain: 'Ready.',
    html: '<p>Ready.</p>',
    language: 'en',
    attachments: [],
    ...changes,
  })
  return only(changes.dedupeKey ?? dedupeKey)
}

async function only(dedupeKey: string) {
  const found = await context.db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey))
  expect(found).toHaveLength(1)
  const [mail] = found
  if (!mail) throw new Error('no mail')
  return mail
}

test('enqueueing twice for one occasion queues one mail', async () => {
  const first = await queue({ dedupeKey: 'report:1', subject: 'First' })
  const second = await queue({ dedupeKey: 'report:1', subject: 'Second' })
  expect(second.mailId).toBe(first.mailId)
  expect(second.subject).toBe('First')
})

test('a mail that is not committed is neither kept nor sent', async () => {
  await expect(
    context.database.transaction(async (db) => {
      await enqueueMail(
        { ...context, db },
        {
          dedupeKey: 'rolled back',
          variant: 'systole',
          recipient: 'reader@harbour.test',
          subject: '',
          plain: '',
          html: '',
          language: 'en',
          attachments: [],
        },
      )
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  const kept = await context.db.select().from(mails).where(eq(mails.dedupeKey, 'rolled back'))
  expect(kept).toEqual([])
})

test('RVIEW-5 a queued mail is sent once, with its file, under a Message-ID of its own', async () => {
  const pdf = Buffer.from('%PDF-1.7')
  await context.files.put('blob_of_a_report', pdf)
  const { mailId, dedupeKey } = await queue({
    attachments: [
      { name: '報告.pdf', contentType: 'application/pdf', storageKey: 'blob_of_a_report' },
    ],
  })
  await sendMail(context, { mailId })
  await sendMail(context, { mailId })
  expect(handed).toHaveLength(1)
  const messageId = `<${mailId}@portal.test>`
  const [stored] = await context.db
    .select()
    .from(storedMails)
    .where(eq(storedMails.messageId, messageId))
  if (!stored) throw new Error('not stored')
  const read = await PostalMime.parse(stored.raw)
  expect(read.attachments[0]?.filename).toBe('報告.pdf')
  expect(await only(dedupeKey)).toMatchObject({ state: 'accepted', attempts: 1, lastError: '' })
})

test('a passing failure is thrown for the job to try again, under the same Message-ID', async () => {
  const { mailId, dedupeKey } = await queue()
  failure = new Error('451 try later')
  await expect(sendMail(context, { mailId })).rejects.toThrow('451')
  expect(await only(dedupeKey)).toMatchObject({ state: 'queued', lastError: '451 try later' })
  failure = undefined
  await sendMail(context, { mailId })
  expect(await only(dedupeKey)).toMatchObject({ state: 'accepted', attempts: 2 })
  expect(new Set(handed.map(({ messageId }) => messageId)).size).toBe(1)
})

test('a permanently refused mail is given up, and support is mailed once', async () => {
  const { mailId, dedupeKey } = await queue({ recipient: 'gone@harbour.test', caseId: 'case_1' })
  failure = new MailRefusedForGood('refused', { cause: new Error('550 no such mailbox') })
  await sendMail(context, { mailId })
  await sendMail(context, { mailId })
  expect(await only(dedupeKey)).toMatchObject({
    state: 'bounced',
    lastError: '550 no such mailbox',
  })
  const notice = await only(`undelivered:${mailId}`)
  expect(notice.recipient).toBe('support@systole.test')
  expect(notice.plain).toContain('gone@harbour.test')
})

test('after a day of trying a mail is given up', async () => {
  const { mailId, dedupeKey } = await queue()
  await context.db
    .update(mails)
    .set({ attempts: MAIL_ATTEMPTS - 2 })
    .where(eq(mails.mailId, mailId))
  failure = new Error('still away')
  await expect(sendMail(context, { mailId })).rejects.toThrow('still away')
  await sendMail(context, { mailId })
  expect(await only(dedupeKey)).toMatchObject({ state: 'bounced' })
  await only(`undelivered:${mailId}`)
})

test('a notice that cannot be delivered makes no further notice', async () => {
  const { mailId } = await queue({ dedupeKey: 'undelivered:mail_x' })
  failure = new MailRefusedForGood('refused')
  await sendMail(context, { mailId })
  const all = await context.db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `undelivered:${mailId}`))
  expect(all).toEqual([])
})

test('a recipient that is more than one address is refused by the database', async () => {
  await expect(queue({ recipient: 'a@b.test, c@d.test' })).rejects.toThrow()
})

test('the inbox lists mails newest first and shows one in a frame without scripts or origin', async () => {
  const { mailId } = await queue({
    subject: '<script>alert(1)</script>',
    html: '<p>Hello<script>alert(2)</script></p>',
  })
  await sendMail(context, { mailId })
  const get = (path: string) => portal.app.inject(path)
  const list = await get('/dev/inbox')
  expect(list.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(list.body).not.toContain('<script>alert(1)')
  const address = `/dev/inbox/${encodeURIComponent(`<${mailId}@portal.test>`)}`
  expect(list.body.indexOf(address)).toBe(list.body.indexOf('/dev/inbox/'))
  expect((await get(address)).body).toContain(`src="${address}/html" sandbox=`)
  const html = await get(`${address}/html`)
  const policy = String(html.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox allow-popups/)
  expect(policy).not.toContain('allow-scripts')
  expect((await get(`${address}/attachments/0`)).statusCode).toBe(404)
  expect((await get('/dev/inbox/nothing')).body).toContain('There is no such mail')
})
