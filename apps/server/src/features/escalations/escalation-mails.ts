import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case'
import type { EscalationRecipient, EscalationStep } from '@systole/domain/cases/service-clock'
import { defaultVariant } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { formatMailTime } from '../../mails/format-mail-time.ts'
import { mailClinic } from '../../mails/mail-about-case.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { livingAccount } from '../accounts/account-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'

/** Mails each recipient what is late, by how much, and who is assigned. Staff mails are in English. */
export async function mailEscalation(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  facts: {
    consult: CaseRow
    round: number
    step: EscalationStep
    recipients: readonly EscalationRecipient[]
  },
): Promise<void> {
  const { consult, round, step, recipients } = facts
  const brand = brandOf(context, defaultVariant)
  const reader = consult.readerId ? await livingAccount(context.db, consult.readerId) : undefined
  const { caseMails, tag } = serverTexts('en_us')
  const { clock } = caseMails
  const caseNumber = caseNumberText(consult.caseNumber)
  const values = { pet: oneLine(consult.petName), caseNumber, step: String(step) }
  const subject = fill(step === 100 ? clock.overtime : clock.subject, values)
  const address = { reader: reader?.email ?? brand.supportEmail, office: brand.supportEmail }
  for (const recipient of new Set(recipients.map((each) => address[each]))) {
    await enqueueMail(context, {
      dedupeKey: `deadline-${step}${again(round)}:${consult.caseId}:${recipient}`,
      variant: defaultVariant,
      recipient,
      subject,
      language: tag,
      caseId: consult.caseId,
      attachments: [],
      ...mailBody({
        brand,
        language: tag,
        title: subject,
        paragraphs: [
          consult.readerName ? fill(clock.read, { name: consult.readerName }) : clock.unread,
        ],
        facts: [
          [caseMails.facts.case, `${consult.petName}, ${caseNumber}`],
          [caseMails.facts.hospital, consult.hospitalName],
          [
            caseMails.facts.due,
            consult.dueAt ? formatMailTime(consult.dueAt, tag, consult.country) : '',
          ],
        ],
        action: {
          label: clock.action,
          href: `${originOf(context, defaultVariant)}${paths.worklist()}`,
        },
        footer: fill(caseMails.footer, { brand: brand.name }),
      }),
    })
  }
}

/** Mails the clinic, once per deadline, that it was missed and when the report is expected. Issue 5, number 9. */
export async function mailOvertime(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  facts: { consult: CaseRow; round: number; expectedAt: Date },
): Promise<void> {
  const { consult, round, expectedAt } = facts
  await mailClinic(context, consult, {
    key: `overtime${again(round)}:${consult.caseId}`,
    page: paths.testDetail({ usid: consult.caseId, mode: 2 }),
    wordsOf: ({ clinic: { overtime } }, tag) => {
      const onTheirClock = (time: Date) => formatMailTime(time, tag, consult.country)
      return {
        ...overtime,
        paragraphs: [
          fill(overtime.due, { due: consult.dueAt ? onTheirClock(consult.dueAt) : '' }),
          consult.readerId ? overtime.read : overtime.unread,
          fill(overtime.expected, { expected: onTheirClock(expectedAt) }),
        ],
      }
    },
  })
}

/** Returns the part of a mail's key that names the promise; the first promise has none. */
function again(round: number): string {
  return round === 0 ? '' : `-again-${round}`
}
