import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { CaseRow } from './case-row-store.ts'
import { findCase, findCaseForChange } from './case-store.ts'

/** Returns a case within the caller's scope; throws `caseNotFound` for any other. */
export async function requireCase(db: Db, caseId: string, scope: Scope): Promise<CaseRow> {
  return found(await findCase(db, caseId, scope))
}

/** Locks a case of the caller's scope until the transaction ends, and returns it; throws `caseNotFound` for any other. */
export async function requireCaseForChange(db: Db, caseId: string, scope: Scope): Promise<CaseRow> {
  return found(await findCaseForChange(db, caseId, scope))
}

function found(consult: CaseRow | undefined): CaseRow {
  if (!consult) throw new AppError('caseNotFound')
  return consult
}
