import { UploadFields } from '@systole/contract/files/uploads'
import { decodeFields, encodeName } from '@systole/contract/wire/codec'
import { wholeNumber } from '@systole/contract/wire/form-fields'
import { unknownField } from '@systole/contract/wire/unknown-field'
import { importFormatOf } from '@systole/domain/ecg-recordings/import-formats'
import { plainText } from '@systole/domain/text/plain-text'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { type ChunkPlan, MAX_FILE_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { refuseChunk, refusePlan } from '@systole/domain/uploads/chunks/refuse-chunk'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'
import { displayFileName, fileNameKey } from '@systole/domain/uploads/file-name'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { inputRefusal, unknownFieldRefusal } from '../../../http/errors/input-refusal.ts'

/** The upload of staff beside that of the vet. E22. */
const ECG_IMPORT = 'ecg_import'

/** The protocols differ only in the first half of the names. wire.md, "Upload". */
const PREFIXES = ['resumable', 'flow'] as const
const NAME_MAX_CHARACTERS = 4000

const Size = wholeNumber({ min: 0 })

const FileFields = z.object({
  ...UploadFields.shape,
  type: z.enum(['supplementary', ECG_IMPORT]).default('supplementary'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .toLowerCase()
    .optional(),
  ChunkSize: Size,
  TotalSize: Size,
  TotalChunks: Size,
  // together with the name it must fit into one index row of the database
  Identifier: plainText(400).min(1),
  Filename: z.string().min(1).max(NAME_MAX_CHARACTERS),
})
const ChunkRequestFields = FileFields.extend({ ChunkNumber: Size, CurrentChunkSize: Size })

/** The file of a request, as announced by its sender. */
export type AnnouncedFile = {
  caseId: string
  identifier: string
  name: string
  nameKey: string
  kind: FileKind
  format: string
  plan: ChunkPlan
  sha256: string | undefined
}
export type ChunkRequest = { file: AnnouncedFile; chunkNumber: number; lengthBytes: number }

export type ChunkFields = Record<string, string>

/** Returns whether the fields announce a file that staff import. */
export function isEcgImport(fields: ChunkFields): boolean {
  return fields.type === ECG_IMPORT
}

/** Returns whether the query contains chunk fields; Flow.js sends them in the form. */
export function hasChunkFields(fields: ChunkFields): boolean {
  return PREFIXES.some((prefix) => `${prefix}Identifier` in fields)
}

export function announcedFileOf(fields: ChunkFields): AnnouncedFile {
  return toFile(parse(FileFields, fields))
}

export function readChunk(fields: ChunkFields): ChunkRequest {
  const read = parse(ChunkRequestFields, fields)
  const chunk = {
    file: toFile(read),
    chunkNumber: read.ChunkNumber,
    lengthBytes: read.CurrentChunkSize,
  }
  const refusal = refuseChunk({ ...chunk.file.plan, ...chunk })
  if (refusal) throw new AppError(refusal)
  return chunk
}

/** Merges query and form fields; a field in both must be equal. */
export function mergeFields(query: ChunkFields, form: ChunkFields): ChunkFields {
  const differs = Object.keys(form).find((name) => name in query && query[name] !== form[name])
  if (differs !== undefined)
    throw new AppError('chunkRefused', { message: `${differs} differs between query and form.` })
  return { ...form, ...query }
}

function parse<S extends z.ZodType>(schema: S, fields: ChunkFields): z.output<S> {
  const prefix = PREFIXES.find((name) => `${name}Identifier` in fields) ?? PREFIXES[0]
  const plain = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      value,
    ]),
  )
  const parsed = schema.safeParse(plain)
  if (!parsed.success) throw inputRefusal(parsed.error, plain)
  const unknown = unknownField(plain, parsed.data as Record<string, unknown>) // both are object schemas
  if (unknown) throw unknownFieldRefusal(unknown)
  return parsed.data
}

function toFile(read: z.output<typeof FileFields>): AnnouncedFile {
  if (read.TotalSize > MAX_FILE_BYTES) throw new AppError('fileTooLarge')
  if (read.TotalSize < 1) throw new AppError('chunkRefused', { message: 'The file is empty.' })
  const { caseId, extraInfo } = decodeFields(read)
  const kind = fileKindFromWire(extraInfo.file_type)
  if (!kind) throw invalid(encodeName('extraInfo'))
  const name = displayFileName(read.Filename)
  if (name === undefined) throw invalid('Filename')
  const format = read.type === ECG_IMPORT ? importFormatOf(name) : formatOf(name)
  if (!format) throw new AppError('unsupportedFormat')
  const plan = {
    sizeBytes: read.TotalSize,
    chunkBytes: read.ChunkSize,
    chunkCount: read.TotalChunks,
  }
  const refusal = refusePlan(plan)
  if (refusal) throw new AppError(refusal)
  return {
    caseId,
    identifier: read.Identifier,
    name,
    nameKey: fileNameKey(name),
    kind,
    format,
    plan,
    sha256: read.sha256,
  }
}

function invalid(field: string): AppError {
  return new AppError('invalidParameter', { message: `${field} cannot be used.`, data: { field } })
}
