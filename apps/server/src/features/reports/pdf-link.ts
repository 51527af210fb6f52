import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { signTicket } from '../../http/ticket.ts'
import type { ReportRow } from './report-store.ts'

/** Long enough to click, too short to pass on; the page asks for a new one. trust 1.4 (7). */
const LIFE = MINUTE

type Revision = Pick<ReportRow, 'caseId' | 'revision'>

/** What a ticket for this PDF is signed over. */
export function pdfObject({ caseId, revision }: Revision): string {
  return `${caseId}/${revision}`
}

/** A download link for the caller's own session. */
export function pdfLink(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  report: Revision,
  sessionHash: Buffer,
): string {
  const expiresAt = new Date(clock.now().getTime() + LIFE)
  const object = pdfObject(report)
  const ticket = signTicket(secret, { purpose: 'report', object, sessionHash, expiresAt })
  return `/files/report/${encodeURIComponent(report.caseId)}/${report.revision}?${new URLSearchParams({ t: ticket })}`
}
