import { Language } from '@systole/domain/hospitals/hospital'
import { PreviewKind, PreviewProblem, PreviewState } from '@systole/domain/previews/preview'
import { FactsState, FileFacts } from '@systole/domain/uploads/file-facts'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json, ShortText, Time } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

/** A preview derived from a file; `url` is set once it is `ready`, `problem` if it `failed`. */
export const FilePreview = z.object({
  kind: PreviewKind,
  state: PreviewState,
  problem: PreviewProblem.nullable(),
  url: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type FilePreview = z.infer<typeof FilePreview>

/**
 * An uploaded file. `size` is in bytes; `exinfo.file_type` is the specification's name; `url` works only in this session and
 * expires within minutes.
 */
export const UploadedFile = z.object({
  fid: Id,
  name: z.string(),
  fname: z.string(),
  ftype: z.string(),
  size: z.number().int(),
  time: Time,
  exinfo: z.object({ type: z.string(), file_type: z.string() }),
  sha256: z.string(),
  url: z.string(),
  /** The facts read from the content; empty while `facts_state` is `waiting`. */
  facts: FileFacts,
  facts_state: FactsState,
  previews: z.array(FilePreview),
})
export type WireUploadedFile = z.infer<typeof UploadedFile>
export type UploadedFile = Decoded<WireUploadedFile>

const listInput = z.object({ usid: Id, types: ShortText.optional() })
const listOutput = z.object({ files: z.array(UploadedFile) })

export const querySessionData = endpoint({
  path: '/api/query_cardiobirdx_session_data',
  summary: 'The files of a case, the question file among them',
  access: 'querySessionData',
  effect: 'read',
  rate: 'read',
  input: listInput,
  output: listOutput,
  errors: ['caseNotFound'],
})

export const queryUploadedData = endpoint({
  path: '/api/query_cardiobirdx_session_uploaded_data',
  summary: 'The test files uploaded to a case',
  access: 'queryUploadedData',
  effect: 'read',
  rate: 'read',
  input: listInput,
  output: listOutput,
  errors: ['caseNotFound'],
})

export const queryCaseArchive = endpoint({
  path: '/api/query_cardiobirdx_session_archive',
  summary:
    'Where all test files of a case can be saved as one ZIP; for this session and some minutes',
  access: 'queryCaseArchive',
  effect: 'read',
  rate: 'read',
  input: z.object({
    usid: Id,
    language: Language.default('en_us').describe('of the note about files that are missing'),
  }),
  output: z.object({ url: z.string() }),
  errors: ['caseNotFound'],
})

export const deleteSessionData = endpoint({
  path: '/api/delete_cardiobirdx_session_data',
  summary: 'Remove an uploaded file before payment',
  access: 'deleteSessionData',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    type: ShortText,
    fname: ShortText,
    ftype: ShortText,
  }),
  output: z.object({}),
  errors: ['caseNotFound', 'wrongStatus', 'noCreditPlan'],
})

export const querySupportedFormats = endpoint({
  path: '/api/query_supported_upload_file_formats',
  summary: 'The file formats taken',
  access: 'querySupportedFormats',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    formats: z.array(z.string()),
    ecg_import_formats: z.array(z.string()).describe('of an upload with type ecg_import, by staff'),
  }),
  errors: [],
})

/** The query fields of an upload that name the account and the case. */

/**
 * The chunk call, which replies by HTTP status and is served without the contract; these are its query fields. wire.md, "Upload".
 */
export const UPLOAD_PATH = '/api/add_large_cardiobirdx_session_data'

/** The fields that a chunk has beside those of its protocol. */
export const UploadFields = z.object({
  uid: CallerUid,
  usid: Id,
  exinfo: json(z.object({ type: ShortText.optional(), file_type: ShortText.min(1) })),
})

export const ChunkReply = z.union([
  z.object({ complete: z.literal(false), received: z.number().int(), total: z.number().int() }),
  z.object({
    complete: z.literal(true),
    name: z.string(),
    size: z.number().int(),
    sha256: z.string(),
  }),
])
export type ChunkReply = z.infer<typeof ChunkReply>

/** The reply of `GET …/offset`: the received chunk numbers, so that a client can resume with one request. */
export const ReceivedChunks = z.object({
  received: z.array(z.number().int()),
  total: z.number().int(),
  complete: z.boolean(),
})
