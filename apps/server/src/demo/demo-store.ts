import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { creditPlans, hospitals } from '../db/schema/hospitals.ts'
import { DEMO_ACCOUNTS, DEMO_HOSPITALS, DEMO_PLAN } from './demo-accounts.ts'

/** Whether people other than the demo ones are here: then nothing is seeded. */
export async function hasForeignAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ accountId: accounts.accountId }).from(accounts).limit(50)
  const demo = new Set(DEMO_ACCOUNTS.map(({ accountId }) => accountId))
  return rows.some(({ accountId }) => !demo.has(accountId))
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
    .insert(accounts)
    .values(DEMO_ACCOUNTS.map(({ about, ...account }) => ({ ...account, passwordHash })))
    .onConflictDoNothing()
}
