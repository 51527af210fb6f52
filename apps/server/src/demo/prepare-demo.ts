import type { Settings } from '../config.ts'
import type { Database } from '../db/database.ts'
import { isDemoSeeded, lacksDemoAccounts } from './demo-store.ts'

/** Seeds an empty portal; a demo of an earlier version gets the accounts whose logins are printed now. */
export async function prepareDemo(
  database: Database,
  settings: Settings,
  connectionString: string,
): Promise<void> {
  const isSeeded = await isDemoSeeded(database)
  if (isSeeded && !(await lacksDemoAccounts(database))) return
  const { seedDemo, seedPeople } = await import('./seed-demo.ts')
  if (isSeeded) await seedPeople(database)
  else await seedDemo(settings, connectionString)
}
