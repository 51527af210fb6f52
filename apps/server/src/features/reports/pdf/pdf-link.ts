import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { signTicket } from '../../../http/access/ticket.ts'
import type { ReportRow } from '../report-store.ts'

/** The lifetime of a link: long enough to click, too short to pass on; the page requests a new one each time. trust 1.4 (7). */
const LIFE = MINUTE

type Revision = Pick<ReportRow, 'caseId' | 'revision'>

/** Returns the object that a ticket for this PDF signs. */
export function pdfObject({ caseId, revision }: Revision): string {
  return `${caseId}/${revision}`
}

/** Returns a download link for the caller's own session. */
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
