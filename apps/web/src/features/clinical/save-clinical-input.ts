import type { WireCase } from '@systole/contract/cases/wire-case'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import type { Session } from '../../session/current-session.ts'

/** Saves the form over the version it was typed on; the server refuses a concurrent change (-6025). */
export async function saveClinicalInput(
  { usid, version }: Pick<WireCase, 'usid' | 'version'>,
  input: ClinicalInput,
): Promise<WireCase> {
  const params = { clinical_input: toSentClinicalInput(input), version }
  const { session } = await orThrow(client.cases.updateSession({ usid, params }))
  return session
}

/** Reads the current case from the server. */
export async function readNow(usid: string): Promise<WireCase> {
  const { session } = await orThrow(client.cases.querySessionInfo({ usid }))
  return session
}

/**
 * Returns true if this account was the last to save the findings, from another tab or device. Returns false if that cannot be
 * read.
 */
export async function wasSavedBy(
  usid: string,
  { fname, lname }: Pick<Session, 'fname' | 'lname'>,
): Promise<boolean> {
  const log = await client.cases.queryEventLog({ usid })
  if (!log.ok) return false
  const last = log.data.events.findLast(({ action }) => action === 'clinical.saved')
  return last !== undefined && [fname, lname].every((name) => last.actor.includes(name))
}
