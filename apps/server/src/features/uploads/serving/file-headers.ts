import { CONTENT_TYPE, type FileFormat } from '@systole/domain/uploads/accepted-formats'
import { etagOf } from '../../../http/bytes/send-bytes.ts'
import { contentDisposition } from '../../../http/content-disposition.ts'

/** Formats that browsers display; all others are only downloaded. */
const SHOWN: readonly FileFormat[] = [
  'pdf',
  'jpeg',
  'jpg',
  'png',
  'bmp',
  'mp4',
  'mov',
  'mp3',
  'wav',
]

/** The type of files that staff import, of which a browser must not guess what they are. E22. */
const OPAQUE = 'application/octet-stream'

const POLICY = {
  saved: "sandbox; default-src 'none'; frame-ancestors 'none'",
  /**
   * The policy for files opened in a tab of their own: a clip loads itself, so the origin is allowed, but scripts and forms are
   * not.
   */
  shown:
    "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  /** The policy for PDF, which Chromium does not show in a sandbox; its viewer is isolated, and nothing else may load. */
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const

/** Returns the headers of every reply with bytes: our own content type, and no permission to execute. trust 1.4 (6). */
export function fileHeaders(
  file: { name: string; format: FileFormat | undefined; sha256: string },
  { download }: { download: boolean },
): Record<string, string> {
  const { format } = file
  const isShown = format !== undefined && SHOWN.includes(format) && !download
  return {
    ...bytesHeaders(file),
    'content-type': format ? CONTENT_TYPE[format] : OPAQUE,
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', file.name),
    'content-security-policy': POLICY[policyOf(format, isShown)],
  }
}

/** Returns the headers of generated pictures, clips and numbers, which have no file name. */
export function previewHeaders(preview: {
  mediaType: string
  sha256: string
}): Record<string, string> {
  return {
    ...bytesHeaders(preview),
    'content-type': preview.mediaType,
    'content-disposition': 'inline',
    'content-security-policy': POLICY.shown,
  }
}

/** Returns the headers of an archive, which is created while it is sent and therefore has no digest and no ranges. */
export function archiveHeaders({
  name,
  sizeBytes,
}: {
  name: string
  sizeBytes: number
}): Record<string, string> {
  return {
    ...SHARED_HEADERS,
    'content-type': 'application/zip',
    'content-length': String(sizeBytes),
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': POLICY.saved,
  }
}

const SHARED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
} as const

function bytesHeaders({ sha256 }: { sha256: string }): Record<string, string> {
  return {
    ...SHARED_HEADERS,
    'accept-ranges': 'bytes',
    etag: etagOf(sha256),
  }
}

function policyOf(format: FileFormat | undefined, isShown: boolean): keyof typeof POLICY {
  if (!isShown) return 'saved'
  return format === 'pdf' ? 'pdf' : 'shown'
}
