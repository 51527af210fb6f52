import type { PreviewKind, PreviewProblem } from '@systole/domain/previews/preview'
import type { FactsState, FileFacts } from '@systole/domain/uploads/file-facts'
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { previews } from '../../db/schema/previews.ts'
import { files } from '../../db/schema/uploads.ts'

export type PreviewRow = typeof previews.$inferSelect

/** The bytes of a key with the files that share them. */
export type PreviewSource = {
  storageKey: string
  format: string
  sizeBytes: number
  facts: FileFacts
  factsState: FactsState
}

export async function findSource(db: Db, storageKey: string): Promise<PreviewSource | undefined> {
  const { format, sizeBytes, facts, factsState } = files
  const [row] = await db
    .select({ storageKey: files.storageKey, format, sizeBytes, facts, factsState })
    .from(files)
    .where(and(eq(files.storageKey, storageKey), isNull(files.deletedAt)))
    .limit(1)
  return row
}

/** Writes the facts to every file that shares the bytes. */
export async function writeFacts(
  db: Db,
  storageKey: string,
  read: { facts: FileFacts; factsState: FactsState },
): Promise<void> {
  await db.update(files).set(read).where(eq(files.storageKey, storageKey))
}

export async function listPreviews(db: Db, sourceKeys: readonly string[]): Promise<PreviewRow[]> {
  if (sourceKeys.length === 0) return []
  return db
    .select()
    .from(previews)
    .where(inArray(previews.sourceKey, [...sourceKeys]))
    .orderBy(asc(previews.sourceKey), asc(previews.kind))
}

export async function findPreview(
  db: Db,
  sourceKey: string,
  kind: string,
): Promise<PreviewRow | undefined> {
  const rows = await listPreviews(db, [sourceKey])
  return rows.find((row) => row.kind === kind)
}

/** Inserts pending previews; existing ones are not changed. */
export async function insertPreviews(
  db: Db,
  rows: readonly { sourceKey: string; kind: PreviewKind; problem?: PreviewProblem }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => ({
    ...row,
    state: row.problem === undefined ? ('waiting' as const) : ('failed' as const),
    createdAt: now,
  }))
  await db.insert(previews).values(values).onConflictDoNothing()
}

export type MadePreview = {
  storageKey: string
  mediaType: string
  sizeBytes: number
  sha256: string
  widthPixels: number | null
  heightPixels: number | null
}

/** Records the result of a preview; returns false if its file was deleted in the meantime. */
export async function finishPreview(
  db: Db,
  { sourceKey, kind }: Pick<PreviewRow, 'sourceKey' | 'kind'>,
  made: MadePreview,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(previews)
    .set({ ...made, state: 'ready', problem: null, madeAt: now })
    .where(and(eq(previews.sourceKey, sourceKey), eq(previews.kind, kind)))
    .returning({ kind: previews.kind })
  return rows.length > 0
}

export async function failPreview(
  db: Db,
  { sourceKey, kind }: Pick<PreviewRow, 'sourceKey' | 'kind'>,
  problem: PreviewProblem,
  now: Date,
): Promise<void> {
  await db
    .update(previews)
    .set({ state: 'failed', problem, madeAt: now })
    .where(
      and(
        eq(previews.sourceKey, sourceKey),
        eq(previews.kind, kind),
        eq(previews.state, 'waiting'),
      ),
    )
}

/** Deletes previews and returns the storage keys of their bytes, to be deleted next. */
export async function deletePreviews(db: Db, sourceKey: string): Promise<string[]> {
  const gone = await db
    .delete(previews)
    .where(eq(previews.sourceKey, sourceKey))
    .returning({ storageKey: previews.storageKey })
  return gone.flatMap(({ storageKey }) => (storageKey === null ? [] : [storageKey]))
}

/** Returns files added before this time whose facts are still missing. */
export async function unreadSources(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ storageKey: files.storageKey })
    .from(files)
    .where(
      and(eq(files.factsState, 'waiting'), isNull(files.deletedAt), lt(files.createdAt, before)),
    )
  return rows.map(({ storageKey }) => storageKey)
}

export async function unmadePreviews(
  db: Db,
  before: Date,
): Promise<Pick<PreviewRow, 'sourceKey' | 'kind'>[]> {
  return db
    .select({ sourceKey: previews.sourceKey, kind: previews.kind })
    .from(previews)
    .where(and(eq(previews.state, 'waiting'), lt(previews.createdAt, before)))
}
