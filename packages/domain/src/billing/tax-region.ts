import { z } from 'zod'

/** Where invoices carry tax fields of their own. Hong Kong has none; neither has a country that is not served. Issue 6 (6). */
export const TaxRegion = z.enum(['TW', 'MY', 'JP', 'KR', 'CN'])
export type TaxRegion = z.infer<typeof TaxRegion>

export function taxRegionOf(country: string): TaxRegion | undefined {
  return TaxRegion.safeParse(country.toUpperCase()).data
}
