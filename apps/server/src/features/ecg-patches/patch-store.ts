import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { ecgPatches } from '../../db/schema/ecg-patches.ts'

type Patch = typeof ecgPatches.$inferSelect
export type PatchKey = Pick<Patch, 'recordingId' | 'patchRevision'>

/** A revision without its beats, which may be many, and with its author. */
export type PatchRow = Omit<Patch, 'beats'> & {
  beatsBytes: number
  author: Pick<typeof accounts.$inferSelect, 'accountId' | 'firstName' | 'lastName' | 'userType'>
}

/** A revision without its edits, which may be many. */
export type PatchHeading = Omit<PatchRow, 'edits'>

const HEADING = {
  recordingId: ecgPatches.recordingId,
  patchRevision: ecgPatches.patchRevision,
  caseId: ecgPatches.caseId,
  parent: ecgPatches.parent,
  baseVersion: ecgPatches.baseVersion,
  baseSpecies: ecgPatches.baseSpecies,
  noPatch: ecgPatches.noPatch,
  authorId: ecgPatches.authorId,
  role: ecgPatches.role,
  note: ecgPatches.note,
  beatsSha256: ecgPatches.beatsSha256,
  counts: ecgPatches.counts,
  createdAt: ecgPatches.createdAt,
}
const WITHOUT_BEATS = { ...HEADING, edits: ecgPatches.edits }
const AUTHOR = {
  accountId: accounts.accountId,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  userType: accounts.userType,
}
const BEATS_BYTES = sql<number>`octet_length(${ecgPatches.beats})`

function patches(db: Db) {
  return db
    .select({ patch: WITHOUT_BEATS, beatsBytes: BEATS_BYTES, author: AUTHOR })
    .from(ecgPatches)
    .innerJoin(accounts, eq(accounts.accountId, ecgPatches.authorId))
}

function toRow(found: Awaited<ReturnType<typeof patches>>[number]): PatchRow {
  const { patch, beatsBytes, author } = found
  return { ...patch, beatsBytes, author }
}

/** Returns the revisions of a recording, oldest first. */
export async function listPatches(db: Db, recordingId: string): Promise<PatchRow[]> {
  const rows = await patches(db)
    .where(eq(ecgPatches.recordingId, recordingId))
    .orderBy(asc(ecgPatches.patchRevision))
  return rows.map(toRow)
}

/** Returns the revisions of all recordings of a case, newest first. */
export async function patchesOfCase(db: Db, caseId: string): Promise<PatchHeading[]> {
  const rows = await db
    .select({ patch: HEADING, beatsBytes: BEATS_BYTES, author: AUTHOR })
    .from(ecgPatches)
    .innerJoin(accounts, eq(accounts.accountId, ecgPatches.authorId))
    .where(eq(ecgPatches.caseId, caseId))
    .orderBy(desc(ecgPatches.patchRevision))
  return rows.map(({ patch, beatsBytes, author }) => ({ ...patch, beatsBytes, author }))
}

export async function findPatch(
  db: Db,
  { recordingId, patchRevision }: PatchKey,
): Promise<PatchRow | undefined> {
  const [row] = await patches(db).where(
    and(eq(ecgPatches.recordingId, recordingId), eq(ecgPatches.patchRevision, patchRevision)),
  )
  return row && toRow(row)
}

/** Returns the newest revision of each recording that has one. */
export async function newestPatches(
  db: Db,
  recordingIds: readonly string[],
): Promise<(PatchKey & Pick<Patch, 'baseVersion' | 'baseSpecies'> & { beatsBytes: number })[]> {
  if (recordingIds.length === 0) return []
  return db
    .selectDistinctOn([ecgPatches.recordingId], {
      recordingId: ecgPatches.recordingId,
      patchRevision: ecgPatches.patchRevision,
      baseVersion: ecgPatches.baseVersion,
      baseSpecies: ecgPatches.baseSpecies,
      beatsBytes: BEATS_BYTES,
    })
    .from(ecgPatches)
    .where(inArray(ecgPatches.recordingId, [...recordingIds]))
    .orderBy(ecgPatches.recordingId, desc(ecgPatches.patchRevision))
}

/** Returns the last stamp of a case, of any of its recordings. */
export async function lastStampOfCase(db: Db, caseId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ patchRevision: ecgPatches.patchRevision })
    .from(ecgPatches)
    .where(eq(ecgPatches.caseId, caseId))
    .orderBy(desc(ecgPatches.patchRevision))
    .limit(1)
  return row?.patchRevision
}

/** Returns bytes of the beats, from `start` to `end` inclusive; the database reads no others. */
export async function readPatchBeats(
  db: Db,
  { recordingId, patchRevision }: PatchKey,
  range?: { start: number; end: number },
): Promise<Buffer> {
  const bytes = range
    ? sql<Buffer>`substring(${ecgPatches.beats} from ${range.start + 1}::int for ${range.end - range.start + 1}::int)`
    : sql<Buffer>`${ecgPatches.beats}`
  const [row] = await db
    .select({ bytes })
    .from(ecgPatches)
    .where(
      and(eq(ecgPatches.recordingId, recordingId), eq(ecgPatches.patchRevision, patchRevision)),
    )
  if (!row) throw new Error('the revision has been deleted')
  return row.bytes
}

export async function insertPatch(db: Db, row: typeof ecgPatches.$inferInsert): Promise<void> {
  await db.insert(ecgPatches).values(row)
}
