import type { FilePreview, WireUploadedFile } from '@systole/contract/files/uploads'
import { questionsSavedAt } from '@systole/domain/questions/question-session'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import type { PreviewRow } from '../../previews/preview-store.ts'
import type { FileRow } from '../file-store.ts'
import { fileUrl, previewUrl } from './file-url.ts'
import {
  QUESTION_FILE_NAME,
  QUESTION_FILE_TYPE,
  questionFileBytes,
  questionFileId,
} from './question-file.ts'

const SUPPLEMENTARY = 'supplementary'

type Presented = { context: CallContext; actor: Actor; file: FileRow }

/** Converts a file of a case to the wire. */
export function presentFile({
  context,
  actor,
  file,
  previews,
}: Presented & { previews: readonly PreviewRow[] }): WireUploadedFile {
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

/** Converts the question file of a case to the wire; there is none before the questions are saved. */
export function presentQuestions(
  context: CallContext,
  actor: Actor,
  consult: CaseRow,
): WireUploadedFile[] {
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
