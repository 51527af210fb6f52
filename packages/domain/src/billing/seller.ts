import { z } from 'zod'
import { brands, type Variant } from '../hospitals/variant.ts'
import { plainText } from '../text/plain-text.ts'
import { TaxRegion } from './tax-region.ts'

/** The value of 100 % in hundredths of a percent: 500 is 5 %. */
export const WHOLE_RATE = 10_000

/** The time zone of each seller, whose calendar year numbers the documents. */
export const SELLER_TIME_ZONE: Record<Variant, string> = {
  systole: 'Asia/Hong_Kong',
  'systole-cn': 'Asia/Shanghai',
}

/** The tax registration of a seller in a region. Rate 0 charges no tax. The rates are settings, not legal advice. */
export const SellerTax = z.object({
  registration: plainText(60),
  rate: z.number().int().min(0).max(WHOLE_RATE),
})
export type SellerTax = z.infer<typeof SellerTax>

/** The legal seller of a portal variant, as named on invoices. */
export const SellerDetails = z.object({
  legalName: plainText(160).min(1),
  address: plainText(300),
  email: plainText(200),
  /** The prefix of the seller's document numbers. */
  prefix: z.string().regex(/^[A-Z]{1,6}$/),
  taxes: z.partialRecord(TaxRegion, SellerTax),
})
export type SellerDetails = z.infer<typeof SellerDetails>

const FIRST_PREFIX: Record<Variant, string> = { systole: 'SY', 'systole-cn': 'XY' }

/** Returns the seller to use until one is configured: the portal's own name, without tax in any region. */
export function unnamedSeller(
  variant: Variant,
  brand: { name: string; supportEmail: string } = brands[variant],
): SellerDetails {
  return {
    legalName: brand.name,
    address: '',
    email: brand.supportEmail,
    prefix: FIRST_PREFIX[variant],
    taxes: {},
  }
}
