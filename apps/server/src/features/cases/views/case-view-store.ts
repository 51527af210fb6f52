import { type CasePart, seesPartSomewhere } from '@systole/domain/access/case-parts'
import { type SQL, sql } from 'drizzle-orm'
import { composeOnce, type SqlStatement } from '../../../db/run-named.ts'
import type { Actor, Scope } from '../../../http/actor.ts'
import type { ReadRows } from '../../../http/read-as-caller.ts'
import {
  type CreditsOfCase,
  creditsWithCase,
  type RawCredits,
  toCaseCredits,
} from '../../credits/case-credits/case-credit-store.ts'
import { joinRelated, type RelatedPart } from '../case-related-store.ts'
import {
  CASE_TABLES_TEXT,
  type CaseRow,
  caseColumns,
  isReached,
  ofServices,
  toCaseRow,
} from '../case-row-store.ts'
import {
  type DeskFacts,
  deskFactsOf,
  type RawDeskFacts,
  toDeskFacts,
} from '../lists/desk-facts-store.ts'
import { countKinds, TEST_UPLOADS, type TestUploadRow } from './test-upload-store.ts'

type Hidden =
  | ('clinicalInput' | 'questionSession' | 'absentFiles' | 'recordingConditions')
  | ('ownerName' | 'ownerEmail' | 'ownerContact' | 'notes')
  | ('readerId' | 'readerName' | 'claimedAt' | 'leaseUntil' | 'distributorName')
  | ('patcherId' | 'firstReviewerId' | 'secondReviewerId' | 'asyncReviewerId' | 'test')
  | ('firstReviewerName' | 'secondReviewerName' | 'asyncReviewerName')

/** Facts that are read together with a case. */
export type Beside = { uploads: readonly TestUploadRow[]; facts: DeskFacts; credits: CreditsOfCase }

/** A case as read for one caller, without the parts that the caller may not see. */
export type CaseView = Omit<CaseRow, Hidden> & Partial<Pick<CaseRow, Hidden> & Beside>

/** The caller, and the facts to read together with the case. */
export type Viewing = {
  actor: Pick<Actor, 'accountId' | 'userType'>
  beside: readonly (keyof Beside)[]
  now: Date
}

const PARTS = ['clinical', 'recording', 'owner', 'reader'] as const satisfies CasePart[]

/** Lists the columns of case `c` for one caller; facts and credits only where the row is `requested`. */
export function viewColumns({ actor, beside, now }: Viewing, requested: SQL = sql`true`): SQL {
  const parts = PARTS.filter((part) => seesPartSomewhere(part, actor.userType))
  const columns: Record<keyof Beside, () => SQL> = {
    uploads: () => sql`${TEST_UPLOADS} as uploads`,
    facts: () => sql`case when ${requested} then ${deskFactsOf(actor.accountId)} end as facts`,
    credits: () => sql`case when ${requested} then ${creditsWithCase(now)} end as credits`,
  }
  const read = [sql.raw(caseColumns(parts)), ...beside.map((name) => columns[name]())]
  return sql.join(read, sql`, `)
}

/** Returns what is read of other tables together with a case. */
export function relatedParts({ actor, beside }: Viewing): RelatedPart[] {
  return [
    ...(seesPartSomewhere('note', actor.userType) ? (['notes'] as const) : []),
    ...(beside.includes('uploads') ? [] : (['counts'] as const)),
  ]
}

type RawBeside = {
  uploads?: readonly TestUploadRow[]
  facts?: RawDeskFacts | null
  credits?: RawCredits | null
}

/** Converts a raw row of the columns above. */
export function toCaseView(raw: Record<string, unknown>): CaseView {
  const { uploads, facts, credits } = raw as RawBeside // the columns above
  const row: CaseView = toCaseRow(raw)
  if (uploads) row.fileCounts = countKinds(uploads)
  if (facts) row.facts = toDeskFacts(facts)
  if (credits) row.credits = toCaseCredits(row, credits)
  return row
}

/** Returns a case and its original, or the given one, as far as they are in scope. */
export async function findCaseViews(read: ReadRows, lookup: CaseLookup): Promise<CaseView[]> {
  return (await read(caseViewStatement(lookup))).map(toCaseView)
}

export type CaseLookup = {
  caseId: string
  originalId: string | undefined
  scope: Scope
  viewing: Viewing
}

/** Builds the statement; exported for the benchmark, which runs it directly. */
export function caseViewStatement({ caseId, originalId, ...caller }: CaseLookup): SqlStatement {
  const key = `case ${callerKey(caller)} ${originalId ? 'and original' : ''}`
  return composeOnce(key, { caseId, originalId, ...callerValues(caller) }, (placeholders) => {
    const { scope, viewing } = withValues(caller, placeholders)
    const original = originalId
      ? sql`${placeholders.originalId}`
      : sql`(select o.original_case_id from cases o where o.case_id = ${placeholders.caseId})`
    const tables = `${CASE_TABLES_TEXT} ${joinRelated(relatedParts(viewing))}`
    return sql`
    select ${viewColumns(viewing, sql`c.case_id = ${placeholders.caseId}`)} from ${sql.raw(tables)}
    where c.case_id = any(array[${placeholders.caseId}, ${original}]) and ${isReached(scope)}`
  })
}

type Caller = { scope: Scope; viewing: Viewing }
type CallerValues = { hospitalId: string; accountId: string; now: Date }

/** Names what decides the text of a statement for a caller. */
export function callerKey({ scope, viewing }: Caller): string {
  return `${scope.reach}${ofServices(scope)} ${viewing.actor.userType} ${viewing.beside}`
}

/** Returns what differs between the callers of one text. */
export function callerValues({ scope, viewing }: Caller): CallerValues {
  const hospitalId = scope.reach === 'own' ? scope.hospitalId : ''
  return { hospitalId, accountId: viewing.actor.accountId, now: viewing.now }
}

export function withValues<C extends Caller>(caller: C, values: CallerValues): C {
  const { hospitalId, accountId, now } = values
  const { scope, viewing } = caller
  return {
    ...caller,
    scope: scope.reach === 'own' ? { ...scope, hospitalId } : scope,
    viewing: { ...viewing, actor: { ...viewing.actor, accountId }, now },
  }
}
