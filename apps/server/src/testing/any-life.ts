import { HOUR } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { newId } from '../db/new-id.ts'
import { cases } from '../db/schema/cases.ts'
import { endOutdatedCheckout } from '../features/payments/checkouts/end-outdated-checkout.ts'
import { reconcileCheckouts } from '../features/payments/checkouts/reconcile-checkouts.ts'
import { applyMissedEvents } from '../features/payments/events/apply-missed-events.ts'
import { addPrice } from '../features/payments/products/product-store.ts'
import { reconcileProviderPayments } from '../features/payments/reconciliation/reconcile-provider-payments.ts'
import type { Choice } from '../features/sandbox/choose-outcome.ts'
import {
  choosePostPaymentAction,
  type PostPaymentAction,
} from '../features/sandbox/choose-post-payment-action.ts'
import type { PaymentGateway } from '../ports/payment-gateway.ts'
import {
  deliverWebhook,
  type PayableCase,
  payableCase,
  press,
  recordsOf,
  sandboxIdOf,
} from './payable-case.ts'
import type { TestApp } from './test-app.ts'

/** An event in the payment of a case; `page` counts the pages opened so far. */
export type Step =
  | { kind: 'open' | 'sweep' | 'catchUp' | 'otherMode' | 'otherPrice' | 'refund' }
  | { kind: 'press'; page: number; outcome: Choice['outcome'] }
  | { kind: 'news'; page: number; copies: number; isSame: boolean }
  | { kind: 'back' | 'cancel'; page: number }
  | { kind: 'afterwards'; page: number; outcome: PostPaymentAction['outcome'] }
  | { kind: 'clock'; by: number }
  | { kind: 'trouble'; when: 'before' | 'after' }

type Page = { id: string; url: string }
const FAULTY = ['create', 'retrieve', 'expire', 'refund', 'payment'] as const
const ADVANCE = 'econsult_advance_hkd'

type World = {
  portal: TestApp
  payable: PayableCase
  adminId: string
  provider: ReturnType<typeof faulty>
  pages: Page[]
  isAdvance: boolean
  isDear: boolean
}

/** Creates one case, to which random steps are applied. */
export async function openLife(portal: TestApp) {
  const payable = await payableCase(portal, { mode: 'advance' })
  const { accountId: adminId } = await portal.build.account('internal_admin')
  const provider = faulty(portal.context.gateways.named('sandbox'))
  const world = { portal, payable, adminId, provider, pages: [], isAdvance: true, isDear: false }
  return {
    caseId: payable.caseId,
    take: (step: Step) => take(world, step),
    /** Advances two days, until every page has expired and every bank has decided. */
    comeToRest: async () => {
      provider.mend()
      for (const _ of ['one day', 'the next']) {
        portal.clock.advance(25 * HOUR)
        await reconcileCheckouts(jobOf(world))
        await applyMissedEvents(jobOf(world))
      }
      await reconcileProviderPayments(jobOf(world))
      portal.clock.set(new Date())
    },
  }
}

async function take(world: World, step: Step): Promise<void> {
  switch (step.kind) {
    case 'open':
      return open(world)
    case 'sweep':
      return reconcileCheckouts(jobOf(world))
    case 'catchUp':
      return applyMissedEvents(jobOf(world))
    case 'otherMode':
      return changeMode(world)
    case 'otherPrice':
      return changePrice(world)
    case 'refund':
      return refund(world)
    case 'clock':
      return world.portal.clock.advance(step.by)
    case 'trouble':
      return world.provider.failNext(step.when)
    default:
      return takeAt(world, step)
  }
}

async function takeAt(world: World, step: Extract<Step, { page: number }>): Promise<void> {
  const { portal, payable, pages } = world
  const at = pages[step.page % Math.max(1, pages.length)]
  if (!at) return
  const { payments } = await apiOf(world, payable.vet.accountId)
  const checkout = { pg_type: 'sandbox', id: at.id }
  switch (step.kind) {
    case 'press':
      return press(portal, at.url, step.outcome)
    case 'news':
      return report(world, at, step)
    case 'back':
      return void (await payments.queryCheckout(checkout))
    case 'cancel':
      return void (await payments.expireCheckout({ info: checkout }))
    case 'afterwards':
      return void (await choosePostPaymentAction(portal.context, sandboxIdOf(at.url), {
        outcome: step.outcome,
        refunds: 'later',
      }))
  }
}

function jobOf({ portal: { context } }: World) {
  return { ...context, db: context.database, requestId: 'any order' }
}

/** Signs in again, because the clock jumps and sessions end. */
async function apiOf({ portal }: World, accountId: string) {
  return portal.client(await portal.sessionOf(accountId))
}

async function open(world: World): Promise<void> {
  const { payable, pages, isAdvance } = world
  const product_id = isAdvance ? ADVANCE : 'econsult_basic_hkd'
  const info = payable.info({ products: [{ product_id, quantity: 1 }] })
  const { payments } = await apiOf(world, payable.vet.accountId)
  const reply = await payments.createCheckout({ info })
  if (reply.ok && pages.every(({ id }) => id !== reply.data.id)) pages.push(reply.data)
}

async function report(
  { portal }: World,
  { url }: Page,
  { copies, isSame }: Extract<Step, { kind: 'news' }>,
): Promise<void> {
  const name = newId('evt')
  await Promise.all(
    Array.from({ length: copies }, (_, place) =>
      deliverWebhook(portal, url, { eventId: isSame ? name : `${name}${place}` }),
    ),
  )
  await deliverWebhook(portal, url, { about: 'refund', eventId: `${name}refund` })
  await deliverWebhook(portal, url, { about: 'dispute', eventId: `${name}dispute` })
}

async function changeMode(world: World): Promise<void> {
  const { portal, payable } = world
  const { caseId } = payable
  if ((await recordsOf(portal, caseId)).consult.submittedAt !== null) return
  world.isAdvance = !world.isAdvance
  const mode = world.isAdvance ? 'advance' : 'basic'
  await portal.context.database.update(cases).set({ mode }).where(eq(cases.caseId, caseId))
  await endOutdatedCheckout(jobOf(world), { caseId }).catch(() => {}) // the job would run again
}

async function changePrice(world: World): Promise<void> {
  const { context, clock } = world.portal
  world.isDear = !world.isDear
  const now = clock.now()
  await addPrice(context.database, {
    productId: ADVANCE,
    amountMinor: world.isDear ? 60_000 : 54_800,
    validFrom: now,
    setAt: now,
    setBy: null,
    reason: 'any order',
  })
}

/** Refunds a third of the payment, if there is one. */
async function refund(world: World): Promise<void> {
  const { portal, payable, adminId } = world
  const { checkouts } = await recordsOf(portal, payable.caseId)
  const paid = checkouts.find(({ paidMinor }) => paidMinor !== null)
  if (!paid) return
  const { paymentDesk } = await apiOf(world, adminId)
  const amount_minor = Math.ceil((paid.paidMinor ?? 0) / 3)
  await paymentDesk.requestRefund({ id: paid.checkoutId, amount_minor, reason: 'any order' })
}

/** Wraps the gateway so that its next call fails before it is made or loses its reply. */
function faulty(gateway: PaymentGateway) {
  const whole = { ...gateway }
  let trouble: 'before' | 'after' | undefined
  const fail = (when: 'before' | 'after') => {
    if (trouble !== when) return
    trouble = undefined
    throw new Error('the provider is away')
  }
  for (const name of FAULTY)
    Object.assign(gateway, {
      [name]: async (...sent: never[]) => {
        fail('before')
        const answer = await Reflect.apply(whole[name], whole, sent)
        fail('after')
        return answer
      },
    })
  return {
    failNext: (when: 'before' | 'after') => {
      trouble = when
    },
    mend: () => {
      trouble = undefined
      Object.assign(gateway, whole)
    },
  }
}
