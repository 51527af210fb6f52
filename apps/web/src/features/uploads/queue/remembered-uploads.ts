import { FileKind } from '@systole/domain/uploads/file-kind'
import { z } from 'zod'

export const REMEMBERED_KEY = 'systole.uploads'
/** The time for which the server keeps an unfinished upload after its last chunk. */
const KEPT_MS = 24 * 60 * 60 * 1000

const RememberedUpload = z.object({
  identifier: z.string(),
  caseId: z.string(),
  accountId: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  lastModified: z.number(),
  kind: FileKind,
  /** The fingerprint of its file (file-print.ts). */
  print: z.string().optional(),
  isOfMany: z.boolean().default(false),
  /** The number of received chunks. */
  held: z.number(),
  total: z.number(),
  at: z.number(),
})
/** An unfinished upload as stored on this device: enough to resume it once its file is chosen again. */
export type RememberedUpload = z.infer<typeof RememberedUpload>

export function rememberedUploads(now = Date.now()): RememberedUpload[] {
  const parsed = z.array(RememberedUpload).safeParse(read())
  return (parsed.data ?? []).filter(({ at }) => now - at < KEPT_MS)
}

/** Stores or updates the progress of an upload. */
export function rememberUpload(upload: Omit<RememberedUpload, 'at'>, now = Date.now()): void {
  rememberUploads([upload], now)
}

export function rememberUploads(
  uploads: readonly Omit<RememberedUpload, 'at'>[],
  now = Date.now(),
): void {
  const all = new Map(rememberedUploads(now).map((upload) => [upload.identifier, upload]))
  for (const upload of uploads) all.set(upload.identifier, { ...upload, at: now })
  write([...all.values()])
}

export function forgetUpload(identifier: string): void {
  write(rememberedUploads().filter((upload) => upload.identifier !== identifier))
}

function read(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(REMEMBERED_KEY) ?? '[]')
  } catch {
    return []
  }
}

function write(uploads: readonly RememberedUpload[]): void {
  try {
    window.localStorage.setItem(REMEMBERED_KEY, JSON.stringify(uploads))
  } catch {
    // Without storage an upload restarts after a reload; nothing else is lost.
  }
}
