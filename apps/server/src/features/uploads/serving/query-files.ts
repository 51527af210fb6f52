import type {
  querySessionData as dataContract,
  queryUploadedData as uploadedContract,
  WireUploadedFile,
} from '@systole/contract/files/uploads'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { requireCase } from '../../cases/require-case.ts'
import { listPreviews } from '../../previews/preview-store.ts'
import { listFiles } from '../file-store.ts'
import { presentFile, presentQuestions } from './present-file.ts'

/** Returns the test files of a case, oldest first. */
export async function queryUploadedData(
  context: CallContext,
  { input, actor, scope }: Call<typeof uploadedContract>,
) {
  const consult = await requireCase(context.db, input.caseId, scope)
  const wanted = wantsSupplementary(input.types)
  return { files: wanted ? await presentFiles(context, actor, consult) : [] }
}

/** Returns the test files with the question file first, once the questions are saved. */
export async function querySessionData(context: CallContext, call: Call<typeof dataContract>) {
  const { input, actor, scope } = call
  const consult = await requireCase(context.db, input.caseId, scope)
  if (!wantsSupplementary(input.types)) return { files: [] }
  return {
    files: [
      ...presentQuestions(context, actor, consult),
      ...(await presentFiles(context, actor, consult)),
    ],
  }
}

/**
 * Returns whether the supplementary file is requested; `types` is a word, a comma-separated list or a JSON list, and empty means
 * all.
 */
function wantsSupplementary(types: string | undefined): boolean {
  return types === undefined || /\bsupplementary\b/.test(types)
}

async function presentFiles(
  context: CallContext,
  actor: Actor,
  { caseId }: Pick<CaseRow, 'caseId'>,
): Promise<WireUploadedFile[]> {
  const files = await listFiles(context.db, caseId)
  const keys = files.map(({ storageKey }) => storageKey)
  const previews = Map.groupBy(await listPreviews(context.db, keys), (row) => row.sourceKey)
  return files.map((file) =>
    presentFile({ context, actor, file, previews: previews.get(file.storageKey) ?? [] }),
  )
}
