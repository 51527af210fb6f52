import { uploadKindField, uploadOwnerFields } from '@systole/contract/files/upload-fields'
import type { ChunkPlan } from '@systole/domain/uploads/chunks/chunk-plan'
import { type FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'

/** One file being uploaded, and its identity on the server. */
export type UploadJob = {
  caseId: string
  accountId: string
  identifier: string
  kind: FileKind
  name: string
  file: Blob
  /** True for a file that staff import. E22. */
  isEcgImport?: boolean
}

const TYPE = 'supplementary'
const ECG_IMPORT = 'ecg_import'

/** Returns the query fields that identify the file, by the Resumable.js protocol. wire.md, "Upload". */
export function fileFields(job: UploadJob, plan: ChunkPlan): URLSearchParams {
  const { caseId, accountId, identifier, kind, name, file, isEcgImport } = job
  return new URLSearchParams({
    ...uploadOwnerFields({ caseId, accountId }),
    type: isEcgImport ? ECG_IMPORT : TYPE,
    ...uploadKindField({ type: TYPE, fileType: fileKindToWire(kind) }),
    resumableChunkSize: String(plan.chunkBytes),
    resumableTotalSize: String(plan.sizeBytes),
    resumableTotalChunks: String(plan.chunkCount),
    resumableIdentifier: identifier,
    resumableFilename: name,
    resumableRelativePath: name,
    resumableType: file.type,
  })
}

export function chunkFields(
  job: UploadJob,
  plan: ChunkPlan,
  { chunkNumber, length }: { chunkNumber: number; length: number },
): URLSearchParams {
  const fields = fileFields(job, plan)
  fields.set('resumableChunkNumber', String(chunkNumber))
  fields.set('resumableCurrentChunkSize', String(length))
  return fields
}
