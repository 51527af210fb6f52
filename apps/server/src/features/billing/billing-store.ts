import type { BillingDocument } from '@systole/domain/billing/billing-document'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { CheckoutState } from '@systole/domain/payments/checkout'
import { Currency } from '@systole/domain/payments/money'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { countedOf, toCounted } from '../../db/counted.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { billingCounters, billingDocuments } from '../../db/schema/billing.ts'
import { cases } from '../../db/schema/cases.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { checkouts } from '../../db/schema/payments.ts'
import { pets } from '../../db/schema/pets.ts'
import { nameOf } from '../accounts/account-name-store.ts'

/** The states of a checkout that was paid or is processing. */
const PAYMENTS = [
  'paid',
  'processing',
  'paid_duplicate',
  'paid_mismatch',
] as const satisfies CheckoutState[]
const BATCH = 200

export type DocumentRow = typeof billingDocuments.$inferSelect

/** The payment time; while processing, the time at which it started. */
const paymentTime = sql<Date>`coalesce(${checkouts.paidAt}, ${checkouts.createdAt})`.mapWith(
  checkouts.createdAt,
)

/** True if the received amount is known and in a currency of ours; mismatches are listed with the received amount. */
const arrived = and(
  isNotNull(checkouts.paidMinor),
  inArray(checkouts.paidCurrency, Currency.options),
)

/** Returns the hospital's payments in a period, oldest first, with their invoices. */
export async function paymentsBetween(
  db: Db,
  hospitalId: string,
  time: { from: Date; until: Date },
) {
  const rows = await payments(db)
    .where(
      and(
        eq(checkouts.hospitalId, hospitalId),
        inArray(checkouts.state, [...PAYMENTS]),
        gte(paymentTime, time.from),
        lt(paymentTime, time.until),
      ),
    )
    .orderBy(paymentTime, checkouts.checkoutId)
  return rows.map(withState)
}

export type Payment = Awaited<ReturnType<typeof paymentsBetween>>[number]

/** Returns a payment of the hospital; those of others are not found. */
export async function findPayment(
  db: Db,
  checkoutId: string,
  hospitalId?: string,
): Promise<Payment | undefined> {
  const own = hospitalId === undefined ? undefined : eq(checkouts.hospitalId, hospitalId)
  const [row] = await payments(db).where(
    and(eq(checkouts.checkoutId, checkoutId), inArray(checkouts.state, [...PAYMENTS]), own),
  )
  return row && withState(row)
}

export async function paymentsOf(db: Db, checkoutIds: readonly string[]): Promise<Payment[]> {
  const rows = await payments(db).where(inArray(checkouts.checkoutId, [...checkoutIds]))
  return rows.map(withState)
}

export async function firstPaymentTime(db: Db, hospitalId: string): Promise<Date | null> {
  const [row] = await db
    .select({ first: sql<Date | null>`min(${paymentTime})`.mapWith(checkouts.createdAt) })
    .from(checkouts)
    .where(and(eq(checkouts.hospitalId, hospitalId), inArray(checkouts.state, [...PAYMENTS])))
  return row?.first ?? null
}

function payments(db: Db) {
  return db
    .select({
      checkoutId: checkouts.checkoutId,
      state: checkouts.state,
      at: paymentTime,
      hospitalId: checkouts.hospitalId,
      caseId: cases.caseId,
      caseNumber: cases.caseNumber,
      petName: pets.name,
      mode: checkouts.mode,
      amountMinor:
        sql<number>`case when ${arrived} then ${checkouts.paidMinor} else ${checkouts.amountMinor} end`.mapWith(
          checkouts.amountMinor,
        ),
      currency: sql<Currency>`case when ${arrived} then ${checkouts.paidCurrency} else ${checkouts.currency} end`,
      provider: checkouts.provider,
      reference: checkouts.paymentId,
      live: checkouts.live,
      termsVersion: checkouts.termsVersion,
      termsAcceptedAt: checkouts.termsAcceptedAt,
      payer: nameOf(accounts),
      invoice: billingDocuments,
    })
    .from(checkouts)
    .innerJoin(cases, eq(cases.caseId, checkouts.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .innerJoin(accounts, eq(accounts.accountId, checkouts.accountId))
    .leftJoin(
      billingDocuments,
      and(
        eq(billingDocuments.checkoutId, checkouts.checkoutId),
        eq(billingDocuments.kind, 'invoice'),
      ),
    )
}

function withState<Row extends { state: CheckoutState }>(row: Row) {
  const state = PAYMENTS.find((known) => known === row.state) ?? 'processing'
  return { ...row, state }
}

/** Returns paid checkouts without an invoice. */
export async function paidWithoutInvoice(db: Db): Promise<string[]> {
  const rows = await db
    .select({ checkoutId: checkouts.checkoutId })
    .from(checkouts)
    .leftJoin(
      billingDocuments,
      and(
        eq(billingDocuments.checkoutId, checkouts.checkoutId),
        eq(billingDocuments.kind, 'invoice'),
      ),
    )
    .where(and(eq(checkouts.state, 'paid'), isNull(billingDocuments.documentId)))
    .orderBy(asc(checkouts.paidAt))
    .limit(BATCH)
  return rows.map(({ checkoutId }) => checkoutId)
}

export async function findInvoiceOf(db: Db, checkoutId: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(billingDocuments)
    .where(and(eq(billingDocuments.checkoutId, checkoutId), eq(billingDocuments.kind, 'invoice')))
  return row
}

/** Returns a document of any hospital. For jobs. */
export async function findIssued(db: Db, documentId: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.documentId, documentId))
  return row
}

/** Returns a document of the hospital; those of others are not found. */
export async function findDocument(
  db: Db,
  documentId: string,
  hospitalId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(billingDocuments)
    .where(
      and(eq(billingDocuments.documentId, documentId), eq(billingDocuments.hospitalId, hospitalId)),
    )
  return row
}

/** The cap of the document count. */
const COUNTED_DOCUMENTS = 10_000

/** The position at which a page of documents ends. */
export type DocumentPlace = Pick<DocumentRow, 'issuedAt' | 'sequence' | 'documentId'>

/** Returns a page of issued documents, oldest first, of one hospital or of all, with the fields of a list. */
export async function documentsBetween(
  db: Db,
  filter: { hospitalId: string | undefined; from: Date | undefined; until: Date | undefined },
  { after, limit }: { after: DocumentPlace | undefined; limit: number },
) {
  const { hospitalId, from, until } = filter
  const where = and(
    hospitalId === undefined ? undefined : eq(billingDocuments.hospitalId, hospitalId),
    from && gte(billingDocuments.issuedAt, from),
    until && lt(billingDocuments.issuedAt, until),
  )
  const beyond =
    after &&
    sql`(${billingDocuments.issuedAt}, ${billingDocuments.sequence}, ${billingDocuments.documentId}) >
      (${after.issuedAt.toISOString()}::timestamptz, ${after.sequence}::int, ${after.documentId})`
  const rows = await db
    .select({
      documentId: billingDocuments.documentId,
      sequence: billingDocuments.sequence,
      number: billingDocuments.number,
      kind: billingDocuments.kind,
      issuedAt: billingDocuments.issuedAt,
      currency: billingDocuments.currency,
      amountMinor: billingDocuments.amountMinor,
      caseNumber: sql<string>`${billingDocuments.document}->'line'->>'caseNumber'`,
      taxRegion: sql<BillingDocument['taxRegion']>`${billingDocuments.document}->>'taxRegion'`,
      taxRate: sql<number>`(${billingDocuments.document}->>'taxRate')::int`,
      taxMinor: sql<number>`(${billingDocuments.document}->>'taxMinor')::float8`,
      corrects: sql<string | null>`${billingDocuments.document}->'corrects'->>'number'`,
      caseId: sql<string>`(select x.case_id from ${checkouts} x where x.checkout_id = ${billingDocuments.checkoutId})`,
      hospitalName: hospitals.name,
    })
    .from(billingDocuments)
    .innerJoin(hospitals, eq(hospitals.hospitalId, billingDocuments.hospitalId))
    .where(and(where, beyond))
    .orderBy(
      asc(billingDocuments.issuedAt),
      asc(billingDocuments.sequence),
      asc(billingDocuments.documentId),
    )
    .limit(limit)
  if (!after && rows.length < limit)
    return { rows, counted: { total: rows.length, isCapped: false } }
  const { rows: counts } = await db.execute<{ total: number }>(
    sql`select ${countedOf(sql`${billingDocuments}${where ? sql` where ${where}` : sql``}`, COUNTED_DOCUMENTS)} as total`,
  )
  return { rows, counted: toCounted(counts[0]?.total, COUNTED_DOCUMENTS) }
}

/**
 * Assigns the next number of a seller's year. Concurrent callers wait until this transaction ends; if it fails, the number is not
 * used up.
 */
export async function takeSequence(
  db: Db,
  { variant, live, year }: { variant: Variant; live: boolean; year: number },
): Promise<number> {
  const [row] = await db
    .insert(billingCounters)
    .values({ variant, live, year, last: 1 })
    .onConflictDoUpdate({
      target: [billingCounters.variant, billingCounters.live, billingCounters.year],
      set: { last: sql`${billingCounters.last} + 1` },
    })
    .returning({ last: billingCounters.last })
  if (!row) throw new Error('no number was given')
  return row.last
}

export async function insertDocument(
  db: Db,
  row: typeof billingDocuments.$inferInsert & { document: BillingDocument },
): Promise<DocumentRow> {
  const [kept] = await db.insert(billingDocuments).values(row).returning()
  if (!kept) throw new Error(`${row.number} was not kept`)
  return kept
}

export async function hospitalOfAccount(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ hospitalId: accounts.hospitalId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
  return row?.hospitalId ?? null
}
