import type { querySentMails as contract } from '@systole/contract/reports/sent-mails'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { Call } from '../../http/serve.ts'
import { newestMails } from './sent-mail-store.ts'

const SHOWN = 100
const LISTED_FOR = 90 * DAY

/** Lists the newest emails of the portal, so that the office sees whether one was sent and what became of it. */
export async function querySentMails(
  { db, clock }: CallContext,
  { input: { find = '' } }: Call<typeof contract>,
) {
  const since = new Date(clock.now().getTime() - LISTED_FOR)
  const rows = await newestMails(db, { find: find.trim(), since, limit: SHOWN + 1 })
  return { mails: rows.slice(0, SHOWN).map(presentMail), more: rows.length > SHOWN }
}

type MailRow = Awaited<ReturnType<typeof newestMails>>[number]

function presentMail({ caseId, caseNumber, service, ...mail }: MailRow) {
  return {
    mid: mail.mailId,
    email: mail.recipient,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    problem: mail.lastError,
    ...presentCaseId(caseId ?? ''),
    id: caseNumber !== null && service !== null ? caseNumberText(caseNumber, service) : '',
    queued: mail.createdAt,
    accepted: mail.sentAt,
    bounced: mail.bouncedAt,
  }
}
