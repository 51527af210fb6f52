import { type createCheckout, PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import type { WireInputOf } from '@systole/contract/wire/endpoint'
import type { ConsultMode } from '@systole/domain/cases/case'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { eq } from 'drizzle-orm'
import { cases } from '../db/schema/cases.ts'
import { mails } from '../db/schema/notifications.ts'
import { checkouts } from '../db/schema/payments.ts'
import { type Choice, chooseOutcome } from '../features/sandbox/choose-outcome.ts'
import { eventOf } from '../features/sandbox/notify-portal.ts'
import { readPayment } from '../features/sandbox/read-payment.ts'
import {
  SIGNATURE_HEADER,
  signWebhook,
  webhookSecret,
} from '../features/sandbox/webhook-signature.ts'
import type { TestApp } from './test-app.ts'

type Info = WireInputOf<typeof createCheckout>['info']
type Vet = Awaited<ReturnType<TestApp['as']>>

export type PayableCase = {
  vet: Vet
  caseId: string
  petId: string
  /** Builds the call's input as sent by the web app. */
  info(changes?: Partial<Info>): Info
}

const FILES: Record<ConsultMode, FileKind[]> = {
  basic: ['chestXray'],
  advance: ['chestXray', 'ecg', 'echo'],
}

/** Creates a case of a hospital in Hong Kong that lacks only the payment. */
export async function payableCase(
  portal: TestApp,
  options: { mode?: ConsultMode; vet?: Vet } = {},
): Promise<PayableCase> {
  const { mode = 'basic', vet = await portal.as('vet') } = options
  const petId = await portal.build.pet(vet.hospitalId)
  const asked =
    mode === 'basic' ? (['prognosis'] as const) : (['fullEvaluationAndAnesthesiaPlan'] as const)
  const caseId = await portal.build.consult(vet, {
    status: 'upload',
    mode,
    asked: [...asked],
    petId,
  })
  for (const kind of FILES[mode]) await portal.build.file(caseId, vet, kind)
  const info = (changes: Partial<Info> = {}): Info => ({
    pg_type: 'sandbox',
    products: [{ product_id: `econsult_${mode}_hkd`, quantity: 1 }],
    usid: caseId,
    pet_id: petId,
    domain: 'http://portal.test',
    email: 'someone.else@elsewhere.test',
    name: 'Someone Else',
    timestamp: 1_795_000_000,
    ...changes,
  })
  return { vet, caseId, petId, info }
}

/** Opens the checkout of the case through the call. */
export async function openCheckout({ vet, info }: PayableCase) {
  const reply = await vet.api.payments.createCheckout({ info: info() })
  if (!reply.ok) throw new Error(`${reply.code} ${reply.message}`)
  return reply.data
}

/** Performs an action on the provider's page. */
export async function press(
  portal: TestApp,
  url: string,
  outcome: Choice['outcome'],
  delay: Choice['delay'] = '5',
): Promise<void> {
  await chooseOutcome(portal.context, sandboxIdOf(url), { outcome, delay })
}

/** Delivers the provider's event of this page; `change` corrupts it. */
export async function deliverWebhook(
  portal: TestApp,
  url: string,
  options: {
    eventId?: string
    /** Selects an event after the payment. */
    about?: 'refund' | 'dispute'
    change?: (sent: { raw: Buffer; signature: string }) => { raw: Buffer; signature: string }
  } = {},
) {
  const { context, clock, app } = portal
  const payment = await readPayment(context, sandboxIdOf(url))
  if (!payment) throw new Error('no such payment')
  const { about, eventId = `evt_${payment.sandboxId}${about ?? ''}` } = options
  const event = eventOf(payment, eventId, clock.now(), about)
  const raw = Buffer.from(JSON.stringify(event))
  const signature = signWebhook(webhookSecret(context.secret), raw, clock.now())
  const sent = options.change?.({ raw, signature }) ?? { raw, signature }
  return app.inject({
    method: 'POST',
    url: `${PAYMENT_WEBHOOK_PATH}/sandbox`,
    payload: sent.raw,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sent.signature },
  })
}

export function sandboxIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** Creates a paid and submitted case, with its checkout for refunds. */
export async function paidCase(portal: TestApp, options: Parameters<typeof payableCase>[1] = {}) {
  const payable = await payableCase(portal, options)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  const { checkouts: rows } = await recordsOf(portal, payable.caseId)
  const paid = rows.find(({ state }) => state === 'paid')
  if (!paid?.paymentId) throw new Error('not paid')
  return { payable, page, checkoutId: paid.checkoutId, paymentId: paid.paymentId }
}

/** Returns the rows of a case and its payments, the oldest first. */
export async function recordsOf({ context: { database } }: TestApp, caseId: string) {
  const [consult] = await database.select().from(cases).where(eq(cases.caseId, caseId))
  if (!consult) throw new Error('no such case')
  return {
    consult,
    checkouts: await database
      .select()
      .from(checkouts)
      .where(eq(checkouts.caseId, caseId))
      .orderBy(checkouts.createdAt),
    mails: await database.select().from(mails).where(eq(mails.caseId, caseId)),
  }
}
