import type { UserType } from '@systole/domain/accounts/user-type'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { CheckoutState } from '@systole/domain/payments/checkout'
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { cases } from '../../../db/schema/cases.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { checkouts } from '../../../db/schema/payments.ts'
import { pets } from '../../../db/schema/pets.ts'
import type { Scope } from '../../../http/actor.ts'

const LIVE: CheckoutState[] = ['creating', 'open', 'processing']
const SETTLED: CheckoutState[] = ['paid', 'paid_duplicate', 'paid_mismatch']

export type Checkout = typeof checkouts.$inferSelect
/** A checkout with its payer and hospital. */
export type CheckoutRow = Checkout & {
  payerEmail: string
  payer: { title: string; firstName: string; lastName: string; userType: UserType }
  hospitalName: string
  /** The hospital's variant, in whose name its mails are sent. */
  variant: string
  country: string
  pushLanguage: Language
}

/** Returns a checkout within scope; one outside of it is not found. */
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

/** Returns a checkout by the provider's own id, which is unique only per provider. */
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

/** Returns a checkout by the provider's payment, for later events. */
export async function findCheckoutOfPayment(
  db: Db,
  provider: string,
  paymentId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await rows(db).where(
    and(eq(checkouts.provider, provider), eq(checkouts.paymentId, paymentId)),
  )
  return row
}

/** Locks a checkout until the transaction ends. The case must be locked before its checkout. */
export async function lockCheckout(db: Db, checkoutId: string): Promise<CheckoutRow | undefined> {
  const [row] = await rows(db)
    .where(eq(checkouts.checkoutId, checkoutId))
    .for('update', { of: checkouts })
  return row
}

export async function insertCheckout(db: Db, row: typeof checkouts.$inferInsert): Promise<void> {
  await db.insert(checkouts).values(row)
}

type ChangedLater =
  | 'state'
  | 'checkedAt'
  | 'paidAt'
  | 'paymentId'
  | 'paidMinor'
  | 'paidCurrency'
  | 'handledBy'
  | 'handledAt'
  | 'handledNote'

export async function changeCheckout(
  db: Db,
  checkoutId: string,
  change: Partial<Pick<Checkout, ChangedLater>>,
): Promise<void> {
  await db.update(checkouts).set(change).where(eq(checkouts.checkoutId, checkoutId))
}

/** Records a check without a change. */
export async function noteChecked(db: Db, checkoutId: string, checkedAt: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ checkedAt })
    .where(and(eq(checkouts.checkoutId, checkoutId), eq(checkouts.state, 'open')))
}

/** Stores the provider's reply to `create`, once; the checkout is open from then on. */
export async function saveProviderPage(
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

/** Ends a checkout without a payment page, unless it has received one in the meantime. */
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

export type LiveCheckout = Pick<
  Checkout,
  'checkoutId' | 'provider' | 'createdAt' | 'checkedAt' | 'expiresAt'
> & { caseStatus: CaseStatus }

/** Returns a keyset page of the checkouts that can still be paid. */
export async function liveCheckouts(
  db: Db,
  page: { after: string; limit: number; createdBefore: Date },
): Promise<LiveCheckout[]> {
  const { checkoutId, provider, createdAt, checkedAt, expiresAt } = checkouts
  const caseStatus = cases.status
  return db
    .select({ checkoutId, caseStatus, provider, createdAt, checkedAt, expiresAt })
    .from(checkouts)
    .innerJoin(cases, eq(cases.caseId, checkouts.caseId))
    .where(
      and(
        inArray(checkouts.state, LIVE),
        lt(createdAt, page.createdBefore),
        gt(checkoutId, page.after),
      ),
    )
    .orderBy(asc(checkoutId))
    .limit(page.limit)
}

/** Returns a keyset page of our paid checkouts in a window. */
export async function settledCheckouts(
  db: Db,
  page: { provider: string; from: Date; until: Date; after: string; limit: number },
): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(
      and(
        inArray(checkouts.state, SETTLED),
        eq(checkouts.provider, page.provider),
        gte(checkouts.createdAt, page.from),
        lt(checkouts.createdAt, page.until),
        gt(checkouts.checkoutId, page.after),
      ),
    )
    .orderBy(asc(checkouts.checkoutId))
    .limit(page.limit)
}

export type DeskCheckout = Awaited<ReturnType<typeof deskCheckouts>>[number]

/** Queries checkouts with their case and people, for the office. */
export async function deskCheckouts(db: Db, checkoutIds: readonly string[]) {
  if (checkoutIds.length === 0) return []
  return db
    .select({
      ...getTableColumns(checkouts),
      payerEmail: accounts.email,
      hospitalName: hospitals.name,
      caseNumber: cases.caseNumber,
      caseStatus: cases.status,
      petName: pets.name,
    })
    .from(checkouts)
    .innerJoin(accounts, eq(accounts.accountId, checkouts.accountId))
    .innerJoin(hospitals, eq(hospitals.hospitalId, checkouts.hospitalId))
    .innerJoin(cases, eq(cases.caseId, checkouts.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .where(inArray(checkouts.checkoutId, [...checkoutIds]))
}

function rows(db: Db) {
  return db
    .select({
      ...getTableColumns(checkouts),
      payerEmail: accounts.email,
      payer: {
        title: accounts.title,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        userType: accounts.userType,
      },
      hospitalName: hospitals.name,
      variant: hospitals.variant,
      country: hospitals.country,
      pushLanguage: hospitals.pushLanguage,
    })
    .from(checkouts)
    .innerJoin(accounts, eq(accounts.accountId, checkouts.accountId))
    .innerJoin(hospitals, eq(hospitals.hospitalId, checkouts.hospitalId))
}
