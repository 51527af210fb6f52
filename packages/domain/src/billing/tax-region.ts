import { z } from 'zod'

/** The regions whose invoices have tax fields. Hong Kong and countries that are not served have none. Issue 6 (6). */
export const TaxRegion = z.enum(['TW', 'MY', 'JP', 'KR', 'CN'])
export type TaxRegion = z.infer<typeof TaxRegion>

export function taxRegionOf(country: string): TaxRegion | undefined {
  return TaxRegion.safeParse(country.toUpperCase()).data
}
