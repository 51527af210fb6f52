import type {
  querySellers as queryContract,
  updateSeller as updateContract,
  WireSeller,
} from '@systole/contract/money/prices'
import { unnamedSeller } from '@systole/domain/billing/seller'
import { type Variant, variants } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { brandOf } from '../../../portal-variants.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { addSeller, currentSeller } from './seller-store.ts'

export async function querySellers(context: CallContext, _call: Call<typeof queryContract>) {
  return { sellers: await Promise.all(variants.map((variant) => present(context, variant))) }
}

/** Adds a version of the seller, which applies to invoices issued from now on. */
export async function updateSeller(
  context: CallContext,
  { input, actor }: Call<typeof updateContract>,
) {
  const { variant, version, params: details } = input
  const { db, clock, requestId } = context
  const before = await present(context, variant)
  if (before.version !== version) throw new AppError('versionConflict')
  const next = { variant, version: version + 1, details }
  if (!(await addSeller(db, { ...next, changedBy: actor.accountId, changedAt: clock.now() })))
    throw new AppError('versionConflict')
  await addAudit(
    db,
    { actor, requestId },
    { action: 'seller.changed', object: `seller:${variant}`, details: next },
  )
  return { seller: await present(context, variant) }
}

async function present(context: CallContext, variant: Variant): Promise<WireSeller> {
  const seller = await currentSeller(context.db, variant)
  const brand = brandOf(context, variant)
  return {
    variant,
    brand: brand.name,
    version: seller?.version ?? 0,
    details: seller?.details ?? unnamedSeller(variant, brand),
    changed: seller?.changedAt ?? null,
    by: seller?.by ?? '',
  }
}
