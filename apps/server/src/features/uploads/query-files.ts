import type {
  querySessionData as dataContract,
  UploadedFile,
  queryUploadedData as uploadedContract,
} from '@systole/contract/uploads'
import { toStamp } from '@systole/domain/time/stamp'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCase } from '../cases/case-store.ts'
import { type FileRow, listFiles } from './file-store.ts'
import { fileUrl } from './file-url.ts'
import {
  QUESTION_FILE_NAME,
  QUESTION_FILE_TYPE,
  questionFileBytes,
  questionFileId,
} from './question-file.ts'

const SUPPLEMENTARY = 'supplementary'

/** The test files of a case, oldest first. */
export async function queryUploadedData(
  context: CallContext,
  { input, actor, scope }: Call<typeof uploadedContract>,
) {
  const consult = await findCase(context.db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  const wanted = wantsSupplementary(input.types)
  const files = wanted ? await listFiles(context.db, consult.caseId) : []
  return { files: files.map((file) => present(context, actor, file)) }
}

/** The same with the question file first, once the questions are saved. */
export async function querySessionData(context: CallContext, call: Call<typeof dataContract>) {
  const { input, actor, scope } = call
  const consult = await findCase(context.db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  if (!wantsSupplementary(input.types)) return { files: [] }
  const files = await listFiles(context.db, consult.caseId)
  return {
    files: [
      ...presentQuestions(context, actor, consult),
      ...files.map((file) => present(context, actor, file)),
    ],
  }
}

/** `types` is a word, or several with commas or as a JSON list; none means all. */
function wantsSupplementary(types: string | undefined): boolean {
  return types === undefined || /\bsupplementary\b/.test(types)
}

function present(context: CallContext, actor: Actor, file: FileRow): UploadedFile {
  return {
    fid: file.fileId,
    name: file.name,
    fname: file.name,
    ftype: file.format,
    size: file.sizeBytes,
    time: toStamp(file.createdAt),
    exinfo: { type: SUPPLEMENTARY, file_type: fileKindToWire(file.kind) },
    sha256: file.sha256,
    url: fileUrl(context, actor, file.fileId),
  }
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
      time: questionSession.time,
      exinfo: { type: SUPPLEMENTARY, file_type: QUESTION_FILE_TYPE },
      sha256,
      url: fileUrl(context, actor, fid),
    },
  ]
}
