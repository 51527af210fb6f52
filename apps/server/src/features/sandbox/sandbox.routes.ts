import { plainText } from '@systole/domain/text/plain-text'
import { parseLanguage } from '@systole/i18n/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { backstageTexts } from '../../backstage-texts.ts'
import { assetHeaders } from '../../http/security-headers.ts'
import { sendServerPage } from '../../http/server-page.ts'
import { brandOf, variantOfRequest } from '../../portal-variants.ts'
import { readPayment } from './books.ts'
import { Choice, chooseOutcome, type Next } from './choose-outcome.ts'
import { tillPage, unknownPage } from './sandbox-page.ts'
import type { SandboxPayment } from './sandbox-store.ts'
import { SANDBOX_SCRIPT, SANDBOX_STYLE } from './sandbox-style.ts'

const SCRIPT = '/sandbox-pay/page.js'
const Address = z.object({ sandboxId: plainText(100) })
const Query = z.object({
  lang: z.string().max(10).optional().catch(undefined),
  note: z.enum(['declined', 'left']).optional().catch(undefined),
})

/** The hosted page of the test provider; who knows the address may pay, as with any provider. */
export function sandboxPages(app: FastifyInstance, context: AppContext): void {
  if (!context.gateways.all.some(({ type }) => type === 'sandbox')) return
  app.get(SCRIPT, async (_request, reply) => {
    assetHeaders(reply, { hashed: false })
    return reply.type('text/javascript; charset=utf-8').send(SANDBOX_SCRIPT)
  })
  app.get('/sandbox-pay/:sandboxId', async (request, reply) => {
    const address = Address.safeParse(request.params)
    const payment = address.success && (await readPayment(context, address.data.sandboxId))
    return payment
      ? sendTill(context, { request, reply }, payment)
      : sendUnknown(context, request, reply)
  })
  app.post('/sandbox-pay/:sandboxId', async (request, reply) => {
    const address = Address.safeParse(request.params)
    const choice = Choice.safeParse(request.body)
    const done =
      address.success &&
      choice.success &&
      (await chooseOutcome(context, address.data.sandboxId, choice.data))
    if (!done) return sendUnknown(context, request, reply)
    return reply.redirect(addressOf(done.next, done.payment, request), 303)
  })
}

function addressOf(next: Next, payment: SandboxPayment, request: FastifyRequest): string {
  if (next === 'shop') return payment.successUrl
  const { lang } = Query.parse(request.query)
  const query = new URLSearchParams({
    ...(lang ? { lang } : {}),
    ...(next === 'here' ? {} : { note: next }),
  })
  return `/sandbox-pay/${payment.sandboxId}?${query}`
}

function sendTill(
  context: AppContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  payment: SandboxPayment,
): FastifyReply {
  const { lang, note } = Query.parse(request.query)
  const language = parseLanguage(lang) ?? parseLanguage(payment.language) ?? 'en_us'
  const { sandboxPage: texts, tag } = backstageTexts(language)
  const brand = brandOf(context, variantOfRequest(context, request))
  const now = context.clock.now()
  return sendServerPage(reply, {
    ...tillPage({ payment, language, texts, brand, now, note }),
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
  const { sandboxPage: texts, tag } = backstageTexts('en_us')
  return sendServerPage(reply.code(404), {
    ...unknownPage({ texts, language: 'en_us', brand }),
    brand,
    language: tag,
    style: SANDBOX_STYLE,
  })
}
