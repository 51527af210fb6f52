import type { CheckoutState } from '@systole/domain/payments/checkout'
import { and, asc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { checkouts } from '../../db/schema/payments.ts'
import type { Scope } from '../../http/actor.ts'

const LIVE: CheckoutState[] = ['creating', 'open', 'processing']
const BATCH = 200

export type Checkout = typeof checkouts.$inferSelect
/** A checkout with who pays and for which hospital. */
export type CheckoutRow = Checkout & {
  payerEmail: string
  payerName: string
  hospitalName: string
  /** The hospital's; its mails go out under it. */
  variant: string
  country: string
}

/** The checkout, if it is there and within reach; a foreign one is as good as none. */
export async function findCheckout(
  db: Db,
  checkoutId: string,
  scope: Scope,
): Promise<CheckoutRow | undefined> {
  const own = scope.reach === 'own' ? eq(checkouts.hospitalId, scope.hospitalId) : undefined
  const [row] = await rows(db).where(and(eq(checkouts.checkoutId, checkoutId), own))
  return row
}

export async function findLiveCheckout(db: Db, caseId: string): Promise<CheckoutRow | undefined> {
  const [row] = await rows(db).where(
    and(eq(checkouts.caseId, caseId), inArray(checkouts.state, LIVE)),
  )
  return row
}

/** By the provider's own id; one provider's ids mean nothing to another. */
export async function findCheckoutOfProvider(
  db: Db,
  provider: string,
  providerId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await rows(db).where(
    and(eq(checkouts.provider, provider), eq(checkouts.providerId, providerId)),
  )
  return row
}

/** Held until the transaction ends. The case is always locked before its checkout. */
export async function lockCheckout(db: Db, checkoutId: string): Promise<Checkout | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.checkoutId, checkoutId))
    .for('update')
  return row
}

export async function insertCheckout(db: Db, row: typeof checkouts.$inferInsert): Promise<void> {
  await db.insert(checkouts).values(row)
}

export async function changeCheckout(
  db: Db,
  checkoutId: string,
  change: Partial<Pick<Checkout, 'state' | 'checkedAt' | 'paidAt' | 'paymentId'>>,
): Promise<void> {
  await db.update(checkouts).set(change).where(eq(checkouts.checkoutId, checkoutId))
}

/** What the provider answered to `create`, once; the checkout is open from then on. */
export async function keepProviderPage(
  db: Db,
  checkoutId: string,
  { providerId, url }: { providerId: string; url: string },
): Promise<void> {
  await db
    .update(checkouts)
    .set({
      providerId,
      providerUrl: url,
      state: sql`case when ${checkouts.state} = 'creating' then 'open' else ${checkouts.state} end`,
    })
    .where(and(eq(checkouts.checkoutId, checkoutId), isNull(checkouts.providerId)))
}

/** Ends a checkout that never got a page; one that has got it meanwhile stays. */
export async function failUnopened(db: Db, checkoutId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: 'failed' })
    .where(
      and(
        eq(checkouts.checkoutId, checkoutId),
        eq(checkouts.state, 'creating'),
        isNull(checkouts.providerId),
      ),
    )
}

/** Checkouts that money can still arrive on, longest unasked first. */
export async function liveCheckouts(db: Db, createdBefore: Date): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(inArray(checkouts.state, LIVE), lt(checkouts.createdAt, createdBefore)))
    .orderBy(sql`${checkouts.checkedAt} nulls first`, asc(checkouts.createdAt))
    .limit(BATCH)
}

function rows(db: Db) {
  return db
    .select({
      ...getTableColumns(checkouts),
      payerEmail: accounts.email,
      payerName: accounts.firstName,
      hospitalName: hospitals.name,
      variant: hospitals.variant,
      country: hospitals.country,
    })
    .from(checkouts)
    .innerJoin(accounts, eq(accounts.accountId, checkouts.accountId))
    .innerJoin(hospitals, eq(hospitals.hospitalId, checkouts.hospitalId))
}
