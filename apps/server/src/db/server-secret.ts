import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { serverKeys } from './schema/accounts.ts'

/** Returns the secret of this installation, created once and shared by every node through the database. */
export async function serverSecret(db: Db): Promise<Buffer> {
  await db
    .insert(serverKeys)
    .values({ name: 'master', secret: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, 'master'))
  if (!row) throw new Error('the installation has no secret')
  return row.secret
}
