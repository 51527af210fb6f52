import type { WireCase } from '@systole/contract/wire-case'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import type { Session } from '../../session/current-session.ts'

/** Saves the form over the version it was typed on; someone else's later change is refused (-6025). */
export async function saveClinicalInput(
  { usid, version }: Pick<WireCase, 'usid' | 'version'>,
  input: ClinicalInput,
): Promise<WireCase> {
  const params = { clinical_input: toSentClinicalInput(input), version }
  const { session } = await orThrow(client.cases.updateSession({ usid, params }))
  return session
}

/** The case as it is on the server now. */
export async function readNow(usid: string): Promise<WireCase> {
  const { session } = await orThrow(client.cases.querySessionInfo({ usid }))
  return session
}

/** True when the last to save the findings is this account: another tab or device of theirs. False when that cannot be read. */
export async function wasSavedBy(
  usid: string,
  { fname, lname }: Pick<Session, 'fname' | 'lname'>,
): Promise<boolean> {
  const log = await client.cases.queryEventLog({ usid })
  if (!log.ok) return false
  const last = log.data.events.findLast(({ action }) => action === 'clinical.saved')
  return last !== undefined && [fname, lname].every((name) => last.actor.includes(name))
}
