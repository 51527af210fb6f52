import type { queryEcgRecordings as contract } from '@systole/contract/ecg/recordings'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { presentRecordings } from './present-recordings.ts'

/** Returns the recordings of a case in the order of its files. */
export async function queryEcgRecordings(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(context.db, input.caseId, scope)
  return { recordings: await presentRecordings(context, actor, consult) }
}
