import { z } from 'zod'
import { plainText } from '../text/plain-text.ts'
import { TaxRegion } from './tax-region.ts'

/** 100 % in hundredths of a percent: 500 is 5 %. */
export const WHOLE_RATE = 10_000

/** What a seller is registered as in a region. Rate 0 takes no tax; nothing here is the law's word. */
export const SellerTax = z.object({
  registration: plainText(60),
  rate: z.number().int().min(0).max(WHOLE_RATE),
})
export type SellerTax = z.infer<typeof SellerTax>

/** Who sells under a variant of the portal, as invoices name them. */
export const SellerDetails = z.object({
  legalName: plainText(160),
  address: plainText(300),
  email: plainText(200),
  /** Begins the numbers of its documents. */
  prefix: z.string().regex(/^[A-Z]{1,6}$/),
  taxes: z.partialRecord(TaxRegion, SellerTax),
})
export type SellerDetails = z.infer<typeof SellerDetails>
