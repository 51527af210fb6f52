import type {
  querySessionData as dataContract,
  FilePreview,
  UploadedFile,
  queryUploadedData as uploadedContract,
} from '@systole/contract/files/uploads'
import { questionsSavedAt } from '@systole/domain/questions/question-session'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { requireCase } from '../../cases/require-case.ts'
import { listPreviews, type PreviewRow } from '../../previews/preview-store.ts'
import { type FileRow, listFiles } from '../file-store.ts'
import { fileUrl, previewUrl } from './file-url.ts'
import {
  QUESTION_FILE_NAME,
  QUESTION_FILE_TYPE,
  questionFileBytes,
  questionFileId,
} from './question-file.ts'

const SUPPLEMENTARY = 'supplementary'

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
): Promise<UploadedFile[]> {
  const files = await listFiles(context.db, caseId)
  const keys = files.map(({ storageKey }) => storageKey)
  const previews = Map.groupBy(await listPreviews(context.db, keys), (row) => row.sourceKey)
  return files.map((file) =>
    present({ context, actor, file, previews: previews.get(file.storageKey) ?? [] }),
  )
}

type Presented = { context: CallContext; actor: Actor; file: FileRow }

function present({
  context,
  actor,
  file,
  previews,
}: Presented & { previews: readonly PreviewRow[] }): UploadedFile {
  return {
    fid: file.fileId,
    name: file.name,
    fname: file.name,
    ftype: file.format,
    size: file.sizeBytes,
    time: file.createdAt,
    exinfo: { type: SUPPLEMENTARY, file_type: fileKindToWire(file.kind) },
    sha256: file.sha256,
    url: fileUrl(context, actor, file.fileId),
    facts: file.facts,
    facts_state: file.factsState,
    previews: previews.map((preview) => presentPreview({ context, actor, file }, preview)),
  }
}

function presentPreview({ context, actor, file }: Presented, preview: PreviewRow): FilePreview {
  const { kind, state, problem, widthPixels, heightPixels } = preview
  const url = state === 'ready' ? previewUrl(context, actor, { fileId: file.fileId, kind }) : null
  return { kind, state, problem, url, width: widthPixels, height: heightPixels }
}

function presentQuestions(context: CallContext, actor: Actor, consult: CaseRow): UploadedFile[] {
  const { caseId, questionSession } = consult
  if (!questionSession) return []
  const { bytes, sha256 } = questionFileBytes(questionSession)
  const fid = questionFileId(caseId)
  return [
    {
      fid,
      name: QUESTION_FILE_NAME,
      fname: QUESTION_FILE_NAME,
      ftype: 'json',
      size: bytes.length,
      time: questionsSavedAt(questionSession) ?? consult.updatedAt,
      exinfo: { type: SUPPLEMENTARY, file_type: QUESTION_FILE_TYPE },
      sha256,
      url: fileUrl(context, actor, fid),
      facts: {},
      facts_state: 'read',
      previews: [],
    },
  ]
}
