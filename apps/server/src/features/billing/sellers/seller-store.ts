import type { SellerDetails } from '@systole/domain/billing/seller'
import type { Variant } from '@systole/domain/hospitals/variant'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { sellers } from '../../../db/schema/billing.ts'
import { nameOf } from '../../accounts/account-name-store.ts'

/** Returns the configured seller of a variant and who changed it; `undefined` if none is configured. */
export async function currentSeller(db: Db, variant: Variant) {
  const [row] = await db
    .select({
      version: sellers.version,
      details: sellers.details,
      changedAt: sellers.changedAt,
      by: nameOf(accounts),
    })
    .from(sellers)
    .innerJoin(accounts, eq(accounts.accountId, sellers.changedBy))
    .where(eq(sellers.variant, variant))
    .orderBy(desc(sellers.version))
    .limit(1)
  return row
}

/** Stores the next version; returns false if another one was stored first. */
export async function addSeller(
  db: Db,
  row: {
    variant: Variant
    version: number
    details: SellerDetails
    changedBy: string
    changedAt: Date
  },
): Promise<boolean> {
  const added = await db
    .insert(sellers)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: sellers.version })
  return added.length > 0
}
