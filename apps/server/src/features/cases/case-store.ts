import { createHash } from 'node:crypto'
import type { WireClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import type { Reach } from '@systole/domain/access/access'
import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import type { Excluded } from '@systole/domain/cases/excluded-data'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import type { QuestionSession } from '@systole/domain/questions/question-session'
import type { ServiceId } from '@systole/domain/services/service-id'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import type { FileQuality } from '@systole/domain/uploads/file-quality'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { runNamed, type SqlStatement } from '../../db/run-named.ts'
import { cases } from '../../db/schema/cases.ts'
import type { Scope } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { joinRelated } from './case-related-store.ts'
import {
  CASE_COLUMNS_TEXT,
  CASE_TABLES_TEXT,
  type CaseRow,
  ofServices,
  PAID_CASES,
  PRESENT_CASES,
  toCaseRow,
} from './case-row-store.ts'

/**
 * Returns a case within scope; one outside of it is not found. Throws `accessDenied` for a case that the caller sees, but may not
 * act on by this call. SPEC E6.
 */
export async function findCase(db: Db, caseId: string, scope: Scope): Promise<CaseRow | undefined> {
  const [row] = await runNamed(db, caseStatement(caseId, scope))
  const consult = row && toCaseRow(row)
  if (consult && 'onlySeen' in scope && scope.onlySeen?.includes(consult.service))
    throw new AppError('accessDenied')
  return consult
}

function caseStatement(caseId: string, scope: Scope): SqlStatement {
  const values = scope.reach === 'own' ? [caseId, scope.hospitalId] : [caseId]
  const limit = ofServices(scope)
  const name = `case_${scope.reach}${limit && `_of_${createHash('md5').update(limit).digest('hex')}`}`
  return { name, text: CASE_TEXT[scope.reach] + limit, values }
}

const CASE_TEXT: Record<Reach, string> = {
  own: caseText(`c.hospital_id = $2 and ${PRESENT_CASES}`),
  cases: caseText(PAID_CASES),
  services: caseText(PRESENT_CASES),
  all: caseText(PRESENT_CASES),
}

function caseText(condition: string): string {
  const related = joinRelated(['notes', 'counts'])
  return `select ${CASE_COLUMNS_TEXT} from ${CASE_TABLES_TEXT} ${related} where c.case_id = $1 and ${condition}`
}

/** Locks the case until the transaction ends, then reads it; for every change. */
export async function findCaseForChange(
  db: Db,
  caseId: string,
  scope: Scope,
): Promise<CaseRow | undefined> {
  await lockCase(db, caseId)
  return findCase(db, caseId, scope)
}

export async function lockCase(db: Db, caseId: string): Promise<void> {
  await db.execute(sql`select 1 from cases where case_id = ${caseId} for update`)
}

/** Returns the follow-up of this case within its hospital. */
export async function findFollowUp(
  db: Db,
  { caseId, hospitalId }: Pick<CaseRow, 'caseId' | 'hospitalId'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ caseId: cases.caseId })
    .from(cases)
    .where(and(eq(cases.originalCaseId, caseId), eq(cases.hospitalId, hospitalId)))
  return row?.caseId
}

export async function insertCase(
  db: Db,
  consult: {
    caseId: string
    hospitalId: string
    petId: string
    service: ServiceId
    createdBy: string
    clinicalInput: WireClinicalInput | null
    recordingConditions?: RecordingConditions | null
    originalCaseId?: string
    now: Date
  },
): Promise<void> {
  const { now, ...values } = consult
  await db.insert(cases).values({ ...values, status: 'open', createdAt: now, updatedAt: now })
}

type CaseChange = {
  service?: ServiceId
  clinicalInput?: WireClinicalInput
  questionSession?: QuestionSession
  absentFiles?: AbsentFile[]
  recordingConditions?: RecordingConditions
  mode?: ConsultMode
  status?: CaseStatus
  readerId?: string | null
  patcherId?: string
  firstReviewerId?: string
  secondReviewerId?: string
  asyncReviewerId?: string
  claimedAt?: Date | null
  leaseUntil?: Date | null
  submittedAt?: Date
  dueAt?: Date
  pausedAt?: Date | null
  expectedAt?: Date | null
  closedAt?: Date
  promisedAt?: Date
  endedAt?: null
  petId?: string
  result?: FileQuality | null
}

/** Updates the change time without a new version, so that open forms remain valid. */
export async function touchCase(db: Db, caseId: string, now: Date): Promise<void> {
  await db.update(cases).set({ updatedAt: now }).where(eq(cases.caseId, caseId))
}

/** Writes the change and increments the version. */
export async function changeCase(
  db: Db,
  caseId: string,
  change: CaseChange,
  now: Date,
): Promise<void> {
  await db
    .update(cases)
    .set({ ...change, updatedAt: now, version: sql`${cases.version} + 1` })
    .where(eq(cases.caseId, caseId))
}

/** Ends the promise of a submitted case, unless it has ended before. */
export async function endPromise(db: Db, caseId: string, endedAt: Date): Promise<void> {
  await db
    .update(cases)
    .set({ endedAt })
    .where(and(eq(cases.caseId, caseId), isNotNull(cases.promisedAt), isNull(cases.endedAt)))
}

/** Copies file rows to the follow-up; both refer to the same stored bytes. */
export async function copyFiles(
  db: Db,
  { from, to, without }: { from: string; to: string; without: Pick<Excluded, 'kinds' | 'names'> },
): Promise<void> {
  const { kinds, names } = without
  await db.execute(sql`
    insert into files (file_id, case_id, hospital_id, name, name_key, kind, format, size_bytes, sha256, storage_key, facts, facts_state, uploaded_by, created_at)
    select 'file_' || substr(md5(random()::text || clock_timestamp()::text || file_id), 1, 20), ${to}, hospital_id, name, name_key, kind, format,
      size_bytes, sha256, storage_key, facts, facts_state, uploaded_by, created_at
    from files where case_id = ${from} and deleted_at is null
      and not kind = any(${sql.param(kinds)}::text[]) and not name = any(${sql.param(names)}::text[])`)
}
