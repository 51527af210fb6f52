import { z } from 'zod'
import { brands, type Variant } from '../hospitals/variant.ts'
import { plainText } from '../text/plain-text.ts'
import { TaxRegion } from './tax-region.ts'

/** 100 % in hundredths of a percent: 500 is 5 %. */
export const WHOLE_RATE = 10_000

/** Numbers are given by the year of the seller's own calendar. */
export const SELLER_TIME_ZONE: Record<Variant, string> = {
  systole: 'Asia/Hong_Kong',
  'systole-cn': 'Asia/Shanghai',
}

/** What a seller is registered as in a region. Rate 0 takes no tax; nothing here is the law's word. */
export const SellerTax = z.object({
  registration: plainText(60),
  rate: z.number().int().min(0).max(WHOLE_RATE),
})
export type SellerTax = z.infer<typeof SellerTax>

/** Who sells under a variant of the portal, as invoices name them. */
export const SellerDetails = z.object({
  legalName: plainText(160).min(1),
  address: plainText(300),
  email: plainText(200),
  /** Begins the numbers of its documents. */
  prefix: z.string().regex(/^[A-Z]{1,6}$/),
  taxes: z.partialRecord(TaxRegion, SellerTax),
})
export type SellerDetails = z.infer<typeof SellerDetails>

const FIRST_PREFIX: Record<Variant, string> = { systole: 'SY', 'systole-cn': 'XY' }

/** Until somebody says who sells: the portal's own name, and no tax anywhere. */
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
