import { brands } from '@systole/domain/hospitals/variant'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from './db/schema/notifications.ts'
import { sendMail } from './features/notifications/send-mail.ts'
import { seedProducts } from './features/payments/products/seed-products.ts'
import { renderReport } from './features/reports/pdf/render-report.ts'
import type { OutgoingMail } from './ports/mailer.ts'
import { payableCase, press, recordsOf } from './testing/payable-case.ts'
import { readPdf } from './testing/read-pdf.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const HOSTS = [
  ['portal.test', 'systole', 'http://portal.test'],
  ['cn.portal.test', 'systole-cn', 'http://cn.portal.test'],
  ['unknown.test', 'systole', 'http://portal.test'],
] as const

let portal: TestApp
let handed: OutgoingMail[] = []

beforeAll(async () => {
  portal = await testApp({
    mailer: { send: async (mail) => void handed.push(mail), close: async () => {} },
  })
  await seedProducts(portal.context.database)
})
afterAll(() => portal.close())

function contextOf() {
  return { ...portal.context, db: portal.context.database, requestId: 'test' }
}

async function sent(recipient: string): Promise<OutgoingMail> {
  handed = []
  const rows = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
  for (const { mailId } of rows) await sendMail(contextOf(), { mailId })
  const [mail] = handed
  if (!mail || handed.length > 1) throw new Error(`${handed.length} mails to ${recipient}`)
  return mail
}

test.each(HOSTS)('SHELL-8 the mark that %s shows is that of %s', async (host, variant) => {
  const reply = await portal.app.inject({ url: '/icon.svg', headers: { host } })
  expect(reply.headers['content-type']).toBe('image/svg+xml')
  expect(reply.body).toContain(brands[variant].colours.main)
  expect(reply.body).toContain(brands[variant].name)
})

test('SHELL-8 a proxy that is not trusted chooses no variant', async () => {
  const headers = { host: 'portal.test', 'x-forwarded-host': 'cn.portal.test' }
  const reply = await portal.app.inject({ url: '/icon.svg', headers })
  expect(reply.body).toContain(brands.systole.colours.main)
})

test.each(HOSTS)(
  'SHELL-8 the reset mail asked for at %s comes from %s and leads to %s',
  async (host, variant, origin) => {
    const vet = await portal.as('vet')
    await portal.client(undefined, { host }).accounts.resetPassword({ email: vet.email })
    const mail = await sent(vet.email)
    expect(mail.from).toEqual({ name: brands[variant].name, address: brands[variant].mailFrom })
    expect(mail.subject).toContain(brands[variant].name)
    expect(mail.plain).toContain(`${origin}/reset-password?token=`)
    expect(mail.messageId).toContain(`@${new URL(origin).hostname}>`)
  },
)

test.each(HOSTS)(
  'SHELL-8 PAY-4 a payment begun at %s returns to the address of %s',
  async (host, _variant, origin) => {
    const { vet, caseId, info } = await payableCase(portal)
    const { payments } = portal.client(vet.sid, { host })
    const reply = await payments.createCheckout({ info: info({ domain: origin }) })
    if (!reply.ok) throw new Error(reply.message)
    expect(reply.data.url).toMatch(`${origin}/sandbox-pay/`)
    const { checkouts } = await recordsOf(portal, caseId)
    expect(checkouts.map(({ returnOrigin }) => returnOrigin)).toEqual([origin])
  },
)

test.each([
  ['portal.test', 'http://cn.portal.test'],
  ['cn.portal.test', 'http://portal.test'],
  ['cn.portal.test', 'https://evil.test'],
  ['evil.test', 'http://evil.test'],
])('SHELL-8 PAY-7 a payment begun at %s does not return to %s', async (host, domain) => {
  const { vet, info } = await payableCase(portal)
  const { payments } = portal.client(vet.sid, { host })
  expect(await payments.createCheckout({ info: info({ domain }) })).toMatchObject({
    error: 'invalidParameter',
    data: { field: 'info.domain' },
  })
})

test.each(['systole', 'systole-cn'] as const)(
  'SHELL-8 the receipt and the report of a hospital of %s go under its name, whatever the host',
  async (variant) => {
    const { name, mailFrom: address } = brands[variant]
    const origin = variant === 'systole' ? 'http://portal.test' : 'http://cn.portal.test'
    const reportEmails = [`reports@${variant}.test`]
    const hospitalId = await portal.build.hospital({ variant, reportEmails })
    const vet = await portal.as('vet', { hospitalId })

    const payable = await payableCase(portal, { vet })
    const checkout = await vet.api.payments.createCheckout({ info: payable.info() })
    if (!checkout.ok) throw new Error(checkout.message)
    await press(portal, checkout.data.url, 'pay')
    await vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: checkout.data.id })
    const receipt = await sent(vet.email)
    expect(receipt.from).toEqual({ name, address })
    expect(receipt.plain).toContain(`${origin}/test-detail?`)
    expect(receipt.html).toContain(brands[variant].colours.main)

    const { caseId, revision } = await release(vet)
    await renderReport(contextOf(), { caseId, revision })
    const mail = await sent(reportEmails[0] ?? '')
    expect(mail.from).toEqual({ name, address })
    expect(mail.plain).toContain(`${origin}/econsult-report?`)
    const report = await vet.api.reports.queryReviewData({
      usid: caseId,
      type: 'session_release_report',
    })
    if (!report.ok || !report.data.report) throw new Error('no report')
    expect(report.data.report.brand).toEqual({ variant, name })
    const [pdf] = mail.attachments
    expect((await readPdf(pdf?.bytes ?? Buffer.alloc(0))).text).toContain(name.replace(' ', ''))
  },
)

async function release(vet: Awaited<ReturnType<TestApp['as']>>) {
  const reader = await portal.as('cardiologist')
  const petId = await portal.build.pet(vet.hospitalId, { name: 'Mochi' })
  const caseId = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    petId,
  })
  const draft = {
    answers: [{ type: 'prognosis' as const, value: 'Good.' }],
    recommendations: [],
    notes: '',
    quality: 'acceptable' as const,
  }
  const add = reader.api.reports.addReviewData
  await add({ usid: caseId, type: 'session_review_report', data: { version: 0, draft } })
  const released = await add({
    usid: caseId,
    type: 'session_release_report',
    data: { version: 1 },
    proof: portal.proof(),
  })
  if (!released.ok) throw new Error(released.message)
  return { caseId, revision: released.data.revision }
}
