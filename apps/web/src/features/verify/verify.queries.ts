import type { verifyReport as call } from '@systole/contract/reports/reports'
import type { OutputOf } from '@systole/contract/wire/endpoint'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export type Verdict = OutputOf<typeof call>

export function verifyByNumbers(typed: { number: string; revision: string; code: string }) {
  return orThrow(client.reports.verifyReport(typed))
}

/** The size limit; a report is far smaller. */
const LARGEST_BYTES = 60_000_000

/** The marker at the beginning of a PDF. */
const PDF_MARK = '%PDF-'

/** Verifies a file; it is read on the device and only its hash is sent. */
export async function verifyByFile(
  file: Blob,
): Promise<Verdict | 'tooLarge' | 'notPdf' | 'noHash'> {
  if (file.size > LARGEST_BYTES) return 'tooLarge'
  if (!(await file.slice(0, 1024).text()).includes(PDF_MARK)) return 'notPdf'
  const { subtle } = globalThis.crypto
  if (!subtle) return 'noHash' // available in secure contexts only
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return orThrow(client.reports.verifyReport({ pdf_sha256: hex.join('') }))
}
