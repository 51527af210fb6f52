import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { deskLayouts } from '../../db/schema/desk-layouts.ts'

export async function desksOf(db: Db, accountId: string) {
  const { kind, layout } = deskLayouts
  return db
    .select({ kind, layout })
    .from(deskLayouts)
    .where(eq(deskLayouts.accountId, accountId))
    .orderBy(kind)
}

export async function writeDesk(db: Db, desk: typeof deskLayouts.$inferInsert): Promise<void> {
  const { layout, updatedAt } = desk
  await db
    .insert(deskLayouts)
    .values(desk)
    .onConflictDoUpdate({
      target: [deskLayouts.accountId, deskLayouts.kind],
      set: { layout, updatedAt },
    })
}
