import type { Case } from '@systole/contract/cases/wire-case'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import type { Session } from '../../session/current-session.ts'

/** Saves the form over the version it was typed on; the server refuses a concurrent change (-6025). */
export async function saveClinicalInput(
  { caseId, version }: Pick<Case, 'caseId' | 'version'>,
  input: ClinicalInput,
): Promise<Case> {
  const params = { clinical_input: toSentClinicalInput(input), version }
  const { session } = await orThrow(client.cases.updateSession({ caseId, params }))
  return session
}

/** Reads the current case from the server. */
export async function readNow(caseId: string): Promise<Case> {
  const { session } = await orThrow(client.cases.querySessionInfo({ caseId }))
  return session
}

/**
 * Returns true if this account was the last to save the findings, from another tab or device. Returns false if that cannot be
 * read.
 */
export async function wasSavedBy(
  caseId: string,
  { firstName, lastName }: Pick<Session, 'firstName' | 'lastName'>,
): Promise<boolean> {
  const log = await client.cases.queryEventLog({ caseId })
  if (!log.ok) return false
  const last = log.data.events.findLast(({ action }) => action === 'clinical.saved')
  return last !== undefined && [firstName, lastName].every((name) => last.actor.includes(name))
}
