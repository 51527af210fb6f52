import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { worklistViews } from '../../db/schema/worklist-views.ts'

export async function viewsOf(db: Db, accountId: string) {
  return db
    .select()
    .from(worklistViews)
    .where(eq(worklistViews.accountId, accountId))
    .orderBy(asc(worklistViews.createdAt), asc(worklistViews.viewId))
}

export async function writeView(db: Db, view: typeof worklistViews.$inferInsert): Promise<void> {
  await db
    .insert(worklistViews)
    .values(view)
    .onConflictDoUpdate({
      target: [worklistViews.accountId, worklistViews.name],
      set: { query: view.query },
    })
}

export async function removeView(
  db: Db,
  { accountId, viewId }: { accountId: string; viewId: string },
): Promise<void> {
  await db
    .delete(worklistViews)
    .where(and(eq(worklistViews.accountId, accountId), eq(worklistViews.viewId, viewId)))
}
