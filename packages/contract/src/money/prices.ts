import { SellerDetails } from '@systole/domain/billing/seller'
import { ConsultMode } from '@systole/domain/cases/case'
import { variants } from '@systole/domain/hospitals/variant'
import { Currency } from '@systole/domain/payments/money'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText, Time, TimeOrEmpty, wholeNumber } from '../wire/form-fields.ts'

/** A price; `null` means not for sale from then on. `by` is empty for the default price. */
export const WirePrice = z.object({
  amount_minor: z.number().int().nullable(),
  valid_from: Time,
  by: z.string(),
  reason: z.string(),
  set: Time,
})
export type WirePrice = z.infer<typeof WirePrice>

export const WirePricedProduct = z.object({
  product_id: Id,
  mode: ConsultMode,
  currency: Currency,
  description: z.string(),
  amount_minor: z.number().int().nullable().describe('now'),
  prices: z.array(WirePrice).describe('newest first; those of the future before those of the past'),
})
export type WirePricedProduct = z.infer<typeof WirePricedProduct>

export const queryPrices = endpoint({
  path: '/api/query_prices',
  summary: 'Every product with its price now, those to come and those before',
  access: 'queryPrices',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ products: z.array(WirePricedProduct) }),
  errors: [],
})

/** An open checkout keeps its price. -103 carries `reason` beside the field. */
export const setPrice = endpoint({
  path: '/api/set_price',
  summary: 'Give a product a price from a moment on, or take it off sale',
  access: 'setPrice',
  effect: 'write',
  rate: 'write',
  input: z.object({
    product_id: Id,
    params: json(
      z.object({
        amount_minor: z.number().nullable(),
        reason: ShortText.min(1),
      }),
    ),
    valid_from: Time.optional().describe('else at once; never in the past'),
  }),
  output: z.object({ product: WirePricedProduct }),
  errors: ['productNotFound'],
})

export const WireSeller = z.object({
  variant: z.enum(variants),
  brand: z.string().describe('what the variant calls itself'),
  version: z.number().int().describe('0 until a seller is entered'),
  details: SellerDetails,
  changed: TimeOrEmpty,
  by: z.string(),
})
export type WireSeller = z.infer<typeof WireSeller>

export const querySellers = endpoint({
  path: '/api/query_sellers',
  summary: 'Who sells under each variant of the portal, and its taxes',
  access: 'querySellers',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ sellers: z.array(WireSeller) }),
  errors: [],
})

/** Applies to invoices issued from now on; issued ones do not change. */
export const updateSeller = endpoint({
  path: '/api/update_seller',
  summary: 'Change who sells under a variant; a stale version is refused',
  access: 'updateSeller',
  effect: 'write',
  rate: 'write',
  input: z.object({
    variant: z.enum(variants),
    version: wholeNumber(),
    params: json(SellerDetails),
  }),
  output: z.object({ seller: WireSeller }),
  errors: ['versionConflict'],
})
