import { type SellerDetails, unnamedSeller } from '@systole/domain/billing/seller'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../../app-context.ts'
import { brandOf } from '../../../portal-variants.ts'
import { currentSeller } from './seller-store.ts'

/** Returns the seller of a variant as configured by an admin, otherwise the portal's own name without tax. */
export async function sellerOf(
  context: Pick<CallContext, 'db' | 'settings'>,
  variant: Variant,
): Promise<SellerDetails> {
  const seller = await currentSeller(context.db, variant)
  return seller?.details ?? unnamedSeller(variant, brandOf(context, variant))
}
