import { CONTENT_TYPE, type FileFormat } from '@systole/domain/uploads/accepted-formats'
import { contentDisposition } from '../../http/content-disposition.ts'

/** What a browser shows by itself; everything else is only ever saved. */
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

const POLICY = {
  saved: "sandbox; default-src 'none'; frame-ancestors 'none'",
  /** Opened in a tab of its own, a clip loads itself: the origin is allowed, scripts and forms are not. */
  shown:
    "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  /** Chromium shows no PDF in a sandbox; its viewer runs apart from the page, and nothing else may load. */
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const

/** The headers every answer with bytes carries: our own word about the type, and no way to run anything. trust 1.4 (6). */
export function fileHeaders(
  file: { name: string; format: FileFormat; sha256: string },
  { download }: { download: boolean },
): Record<string, string> {
  const isShown = SHOWN.includes(file.format) && !download
  return {
    ...bytesHeaders(file),
    'content-type': CONTENT_TYPE[file.format],
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', file.name),
    'content-security-policy': POLICY[policyOf(file.format, isShown)],
  }
}

/** Pictures, clips and numbers that we made ourselves; they have no name of their own. */
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

/** Written while it is read: no digest is known before, and no part can be asked for. */
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

function policyOf(format: FileFormat, isShown: boolean): keyof typeof POLICY {
  if (!isShown) return 'saved'
  return format === 'pdf' ? 'pdf' : 'shown'
}

/** Strong: the same digest is the same bytes. */
export function etagOf(sha256: string): string {
  return `"${sha256}"`
}
