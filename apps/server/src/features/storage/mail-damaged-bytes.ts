import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { fill } from '@systole/i18n/fill'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'
import type { StorageProblem } from './storage-finding-store.ts'

/** Mails support that stored bytes are damaged or missing, and what to do. */
export async function mailDamagedBytes(
  context: MailSender,
  found: {
    storageKey: string
    problem: StorageProblem
    name: string
    what: string
    caseNumber: number | null
    now: Date
  },
): Promise<void> {
  const { storageKey, problem, name, what, caseNumber, now } = found
  await sendSupportMail(context, {}, ({ operationsMails: { damagedBytes: texts, page } }) => ({
    key: `storage-finding:${storageKey}:${now.toISOString()}`,
    subject: `{{brand}}: ${texts.subject}`,
    title: texts.subject,
    paragraphs: [texts.text],
    facts: [
      [texts.file, `${name} (${what})`],
      [texts.case, caseNumber === null ? '' : caseNumberText(caseNumber)],
      [texts.problem, texts.problems[problem]],
      [texts.key, storageKey],
      [texts.advice, fill(texts.restore, { key: storageKey })],
    ],
    action: { label: page, path: paths.system() },
  }))
}
