import type { queryCaseArchive as contract } from '@systole/contract/files/uploads'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { requireCase } from '../../cases/require-case.ts'
import { archiveUrl } from './file-url.ts'

/** Returns the address of a ZIP of all files of a case, valid for this session and some minutes. */
export async function queryCaseArchive(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { caseId, language } = input
  await requireCase(context.db, caseId, scope)
  return { url: archiveUrl(context, actor, { caseId, language }) }
}
