import type { AppContext } from '../app-context.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { hasForeignAccounts, insertDemoPeople } from './demo-store.ts'

/** Fills an empty portal with demo people. Safe to repeat; never beside real accounts. */
export async function seedDemo(context: AppContext): Promise<void> {
  if (await hasForeignAccounts(context.database)) return
  await insertDemoPeople(context.database, await hashPassword(DEMO_PASSWORD))
}
