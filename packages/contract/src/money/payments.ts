import { ConsultMode } from '@systole/domain/cases/case'
import { Language } from '@systole/domain/hospitals/hospital'
import { Currency } from '@systole/domain/payments/money'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json, ShortText, TimeOrEmpty } from '../wire/form-fields.ts'

/** A product; `price` is in the major unit (298, not 29800), `amount_minor` is the exact amount. */
export const WireProduct = z.object({
  pg_type: z.string(),
  pg_product_id: z.string(),
  product_id: Id,
  mode: ConsultMode,
  currency: Currency,
  type: z.literal('econsult'),
  description: z.string(),
  symbol: z.string(),
  price: z.number(),
  amount_minor: z.number().int(),
})
export type WireProduct = z.infer<typeof WireProduct>

export const queryProducts = endpoint({
  path: '/api/query_payment_gateway_products',
  summary: 'Basic and Advance with their prices in the user’s currency',
  access: 'queryProducts',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ products: z.object({ list: z.array(WireProduct) }) }),
  errors: [],
})

/** `email`, `name` and `timestamp` are accepted as specified; the server uses those of the session. */
export const createCheckout = endpoint({
  path: '/api/create_checkout_session',
  summary: 'Open the payment page for a case',
  access: 'createCheckout',
  effect: 'steps',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    info: json(
      z.object({
        pg_type: ShortText,
        email: ShortText.optional(),
        name: ShortText.optional(),
        timestamp: z.union([z.string().max(40), z.number()]).optional(),
        products: z
          .array(
            z.object({
              product_id: Id,
              quantity: z.literal(1),
              amount_minor: z
                .number()
                .int()
                .optional()
                .describe('ours: the price that was shown; another one is refused'),
            }),
          )
          .length(1),
        usid: Id,
        pet_id: Id,
        domain: z.string().max(300),
        language: Language.optional().describe('ours: of the payment page; else the hospital’s'),
        terms_version: ShortText.optional().describe(
          'ours: the wording that was shown and ticked; else the one in force',
        ),
      }),
    ),
  }),
  output: z.object({ url: z.string(), id: Id, pgType: z.string() }),
  errors: [
    'caseNotFound',
    'noCreditPlan',
    'productNotFound',
    'alreadyPaid',
    'requiredFilesMissing',
    'caseNotPayable',
    'priceChanged',
    'termsChanged',
    'checkoutNotFound',
  ],
})

export const expireCheckout = endpoint({
  path: '/api/expire_checkout_session',
  summary: 'End a checkout that is not paid',
  access: 'expireCheckout',
  effect: 'steps',
  rate: 'write',
  input: z.object({ info: json(z.object({ pg_type: ShortText, id: Id })) }),
  output: z.object({ usid: Id.describe('ours: the case it was for') }),
  errors: ['checkoutNotFound', 'alreadyPaid'],
})

/** Not in the specification: checks the payment status when the user returns. */
export const queryCheckout = endpoint({
  path: '/api/query_checkout_session',
  summary: 'Whether a checkout is paid; asks the provider when in doubt',
  access: 'queryCheckout',
  effect: 'steps',
  rate: 'poll',
  input: z.object({ uid: CallerUid, pg_type: ShortText, id: Id }),
  output: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    payment_status: z.enum(['unpaid', 'processing', 'paid']),
    usid: Id,
    due: TimeOrEmpty,
  }),
  errors: ['checkoutNotFound'],
})

/** Served without the contract, because the signature covers the raw body. */
export const PAYMENT_WEBHOOK_PATH = '/api/payment_webhook'
