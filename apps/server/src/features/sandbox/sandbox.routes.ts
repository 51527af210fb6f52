import { defaultVariant } from '@systole/domain/hospitals/variant'
import { plainText } from '@systole/domain/text/plain-text'
import { parseWording } from '@systole/i18n/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { LIST_PAGE_STYLE } from '../../http/pages/list-page-style.ts'
import { assetHeaders } from '../../http/pages/security-headers.ts'
import { sendServerPage } from '../../http/pages/server-page.ts'
import { brandOf, variantOfRequest } from '../../portal-variants.ts'
import { textsOfWording } from '../../server-texts.ts'
import { Choice, chooseOutcome, type Next } from './choose-outcome.ts'
import { choosePostPaymentAction, PostPaymentAction } from './choose-post-payment-action.ts'
import { NOTES } from './page-parts.ts'
import { paymentsPage } from './payments-page.ts'
import { readPayment } from './read-payment.ts'
import { readRefundsAndDisputes } from './sandbox-refunds.ts'
import { newestSandboxPayments, type SandboxPayment } from './sandbox-store.ts'
import { SANDBOX_SCRIPT, SANDBOX_STYLE } from './sandbox-style.ts'
import { testCheckoutPage, unknownPage } from './test-checkout-page.ts'

const LISTED = 100
const SCRIPT = '/sandbox-pay/page.js'
const Address = z.object({ sandboxId: plainText(100) })
const Query = z.object({
  lang: z.string().max(10).optional().catch(undefined),
  note: z.enum(NOTES).optional().catch(undefined),
})

/** Serves the hosted page of the test provider; anyone who knows the address may pay, as with any provider. */
export function sandboxPages(app: FastifyInstance, context: AppContext): void {
  if (!context.gateways.all.some(({ type }) => type === 'sandbox')) return
  app.get(SCRIPT, async (_request, reply) => {
    assetHeaders(reply, { hashed: false })
    return reply.type('text/javascript; charset=utf-8').send(SANDBOX_SCRIPT)
  })
  if (context.settings.NODE_ENV !== 'production')
    app.get('/dev/payments', async (_request, reply) => {
      const brand = brandOf(context, defaultVariant)
      const payments = await newestSandboxPayments(context.database, LISTED)
      const page = paymentsPage(brand.name, payments)
      return sendServerPage(reply, { ...page, brand, language: 'en', style: LIST_PAGE_STYLE })
    })
  app.get('/sandbox-pay/:sandboxId', async (request, reply) => {
    const address = Address.safeParse(request.params)
    const payment = address.success && (await readPayment(context, address.data.sandboxId))
    return payment
      ? sendCheckoutPage(context, { request, reply }, payment)
      : sendUnknown(context, request, reply)
  })
  app.post('/sandbox-pay/:sandboxId', async (request, reply) => {
    const address = Address.safeParse(request.params)
    const done = address.success && (await choose(context, address.data.sandboxId, request.body))
    if (!done) return sendUnknown(context, request, reply)
    return reply.redirect(addressOf(done.next, done.payment, request), 303)
  })
}

/** Performs the action; before and after the payment different ones are allowed. */
async function choose(context: AppContext, sandboxId: string, body: unknown) {
  const choice = Choice.safeParse(body)
  if (choice.success) return chooseOutcome(context, sandboxId, choice.data)
  const later = PostPaymentAction.safeParse(body)
  return later.success ? choosePostPaymentAction(context, sandboxId, later.data) : undefined
}

function addressOf(
  next: Next | 'done' | 'undone',
  payment: SandboxPayment,
  request: FastifyRequest,
): string {
  if (next === 'shop') return payment.successUrl
  const { lang } = Query.parse(request.query)
  const query = new URLSearchParams({
    ...(lang ? { lang } : {}),
    ...(next === 'here' ? {} : { note: next }),
  })
  const place = next === 'done' || next === 'undone' ? '#afterwards' : '' // below the fold on a phone
  return `/sandbox-pay/${payment.sandboxId}?${query}${place}`
}

async function sendCheckoutPage(
  context: AppContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  payment: SandboxPayment,
): Promise<FastifyReply> {
  const { lang, note } = Query.parse(request.query)
  const wording = parseWording(lang) ?? parseWording(payment.language) ?? 'en_us'
  const { sandboxPage: texts, tag } = textsOfWording(wording)
  const brand = brandOf(context, variantOfRequest(context, request))
  const now = context.clock.now()
  const after = payment.paymentId
    ? await readRefundsAndDisputes(context, payment.paymentId)
    : undefined
  return sendServerPage(reply, {
    ...testCheckoutPage({ payment, after, wording, texts, brand, now, note }),
    brand,
    language: tag,
    style: SANDBOX_STYLE,
    script: SCRIPT,
    formTargets: [new URL(payment.successUrl).origin],
  })
}

function sendUnknown(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const brand = brandOf(context, variantOfRequest(context, request))
  const { sandboxPage: texts, tag } = textsOfWording('en_us')
  return sendServerPage(reply.code(404), {
    ...unknownPage({ texts, wording: 'en_us', brand }),
    brand,
    language: tag,
    style: SANDBOX_STYLE,
  })
}
