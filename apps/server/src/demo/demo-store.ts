import { CREDIT } from '@systole/domain/ledger/posting'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, serverKeys } from '../db/schema/accounts.ts'
import { creditPlans, distributors, hospitalPlans, hospitals } from '../db/schema/hospitals.ts'
import { mails } from '../db/schema/notifications.ts'
import { registrations } from '../db/schema/registrations.ts'
import { postToLedger } from '../features/ledger/ledger-store.ts'
import {
  DEMO_ACCOUNTS,
  DEMO_CREDITS,
  DEMO_DISTRIBUTOR,
  DEMO_HOSPITALS,
  DEMO_PLAN,
  DEMO_PLAN_HOLDERS,
  demoPermissions,
} from './demo-accounts.ts'

/** Returns whether there are accounts other than the demo ones, in which case nothing is seeded. */
export async function hasForeignAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ accountId: accounts.accountId }).from(accounts).limit(50)
  const demo = new Set(DEMO_ACCOUNTS.map(({ accountId }) => accountId))
  return rows.some(({ accountId }) => !demo.has(accountId))
}

export async function lacksDemoAccounts(db: Db): Promise<boolean> {
  const ids = DEMO_ACCOUNTS.map(({ accountId }) => accountId)
  return (await db.$count(accounts, inArray(accounts.accountId, ids))) < ids.length
}

export async function insertDemoPeople(db: Db, passwordHash: string): Promise<void> {
  await db.insert(creditPlans).values(DEMO_PLAN).onConflictDoNothing()
  await db
    .insert(hospitals)
    .values(
      DEMO_HOSPITALS.map((hospital) => ({ ...hospital, reportEmails: [...hospital.reportEmails] })),
    )
    .onConflictDoNothing()
  await db
    .insert(hospitalPlans)
    .values(
      DEMO_PLAN_HOLDERS.map((hospitalId) => ({
        hospitalId,
        creditPlanId: DEMO_PLAN.creditPlanId,
      })),
    )
    .onConflictDoNothing()
  await db
    .insert(accounts)
    .values(
      DEMO_ACCOUNTS.map(({ about, ecgRights, ...account }) => ({
        ...account,
        permissions: demoPermissions({ ...account, ...(ecgRights && { ecgRights }) }),
        passwordHash,
      })),
    )
    .onConflictDoNothing()
}

/** Creates a distributor with a quota and gives one of its hospitals credits, once. */
export async function grantDemoCredits(tx: Db, at: Date): Promise<void> {
  const { distributorId } = DEMO_DISTRIBUTOR
  const [hospitalId = ''] = DEMO_PLAN_HOLDERS
  await tx.insert(distributors).values(DEMO_DISTRIBUTOR).onConflictDoNothing()
  await tx.update(hospitals).set({ distributorId }).where(eq(hospitals.hospitalId, hospitalId))
  const posting = { book: 'credits', currency: CREDIT, cause: 'demo', at } as const
  const quota = { ...posting, event: 'quotaGranted', amount: DEMO_CREDITS.quota } as const
  await postToLedger(tx, { ...quota, distributorId })
  const { creditPlanId } = DEMO_PLAN
  const owners = { hospitalId, creditPlanId, distributorId }
  const passed = { ...posting, event: 'creditsPassedOn', amount: DEMO_CREDITS.hospital } as const
  await postToLedger(tx, { ...passed, ...owners, note: 'Starter credits' })
}

const BEGAN = 'demo-began'
const SEEDED = 'demo-seeded'

/** Returns the time when seeding began; after a kill it continues with the same times, so that repeated calls are recognized. */
export async function demoBeganAt(db: Db): Promise<Date> {
  await db
    .insert(serverKeys)
    .values({ name: BEGAN, secret: Buffer.alloc(0) })
    .onConflictDoNothing()
  const [row] = await db
    .select({ createdAt: serverKeys.createdAt })
    .from(serverKeys)
    .where(eq(serverKeys.name, BEGAN))
  if (!row) throw new Error('the demo has no beginning')
  return row.createdAt
}

export async function isDemoSeeded(db: Db): Promise<boolean> {
  const rows = await db
    .select({ name: serverKeys.name })
    .from(serverKeys)
    .where(eq(serverKeys.name, SEEDED))
  return rows.length > 0
}

export async function markDemoSeeded(db: Db): Promise<void> {
  await db
    .insert(serverKeys)
    .values({ name: SEEDED, secret: Buffer.alloc(0) })
    .onConflictDoNothing()
}

export async function findDemoApplication(db: Db, email: string) {
  const [row] = await db
    .select({ registrationId: registrations.registrationId, state: registrations.state })
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return row
}

/** Returns the token of the link in the newest mail to this address. */
export async function tokenMailedTo(db: Db, email: string): Promise<string> {
  const [mail] = await db
    .select({ plain: mails.plain })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return /[?&]token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? ''
}
