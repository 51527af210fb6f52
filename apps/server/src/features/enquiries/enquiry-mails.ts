import { caseNumberText } from '@systole/domain/cases/case'
import { Language } from '@systole/domain/hospitals/hospital'
import { defaultVariant, variantNamed } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { backstageTexts } from '../../backstage-texts.ts'
import { formatMailTime } from '../../mails/format-mail-time.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { livingAccount } from '../accounts/account-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCase } from '../cases/case-store.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { findReport } from '../reports/report-store.ts'
import type { EnquiryRow } from './enquiry-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>
type Facts = { consult: CaseRow; enquiry: EnquiryRow }
type Words = { subject: string; title: string; action: string; paragraphs: readonly string[] }

/** To who opened the case and to the hospital: something is needed, and the clock stands. What it is stands in the case only. */
export async function mailAskedClinic(context: Context, facts: Facts): Promise<void> {
  const { kind } = facts.enquiry
  await mailClinic(context, facts, `enquiry-asked:${facts.enquiry.enquiryId}`, ({ clinic }) => ({
    ...clinic,
    paragraphs: [kind === 'files' ? clinic.files : clinic.clarification, clinic.clock],
  }))
}

/** To the clinic: its question about the report has an answer. */
export async function mailAnsweredClinic(context: Context, facts: Facts): Promise<void> {
  const key = `enquiry-answered:${facts.enquiry.enquiryId}`
  await mailClinic(context, facts, key, ({ clinic: { answered } }) => ({
    ...answered,
    paragraphs: [answered.text],
  }))
}

/** To who reads the case: the clinic has answered, the clock goes on. */
export async function mailAnsweredReader(context: Context, { consult, enquiry }: Facts) {
  const now = await findCase(context.db, consult.caseId, { reach: 'all' })
  const key = `enquiry-answered:${enquiry.enquiryId}`
  await mailReader(
    context,
    { consult: now ?? consult, readerId: consult.readerId, key },
    'answered',
  )
}

/** To who signed the report: the clinic asks about it. */
export async function mailAskedReader(context: Context, { consult, enquiry }: Facts) {
  const report = await findReport(context.db, consult.caseId)
  const key = `enquiry-asked:${enquiry.enquiryId}`
  await mailReader(context, { consult, readerId: report?.authorId ?? null, key }, 'asked')
}

async function mailClinic(
  context: Context,
  { consult, enquiry }: Facts,
  key: string,
  wordsOf: (texts: ReturnType<typeof backstageTexts>['caseMails']) => Words,
): Promise<void> {
  const hospital = await findHospital(context.db, consult.hospitalId)
  if (!hospital) throw new Error(`${consult.caseId} has no hospital`)
  const variant = variantNamed(hospital.variant)
  const brand = brandOf(context, variant)
  const { caseMails, tag } = backstageTexts(Language.catch('en_us').parse(hospital.pushLanguage))
  const words = wordsOf(caseMails)
  const values = valuesOf(consult)
  const page =
    enquiry.kind === 'afterReport'
      ? `/econsult-report?${new URLSearchParams({ usid: consult.caseId, revision: consult.lastRevision ?? '' })}`
      : `/test-detail?${new URLSearchParams({ usid: consult.caseId, mode: '2' })}`
  for (const recipient of new Set(
    [consult.accountEmail, hospital.email].map((each) => each.toLowerCase()),
  )) {
    await enqueueMail(context, {
      dedupeKey: `${key}:${recipient}`,
      variant,
      recipient,
      subject: fill(words.subject, values),
      language: tag,
      caseId: consult.caseId,
      hospitalId: consult.hospitalId,
      attachments: [],
      ...mailBody({
        brand,
        language: tag,
        title: fill(words.title, { pet: consult.petName }),
        paragraphs: [
          fill(caseMails.clinic.hello, { name: consult.accountName }),
          ...words.paragraphs,
        ],
        facts: [
          [caseMails.facts.case, `${consult.petName}, ${values.caseNumber}`],
          [caseMails.facts.hospital, hospital.name],
          ...(enquiry.fileName ? [[caseMails.facts.file, enquiry.fileName] as const] : []),
        ],
        action: { label: words.action, href: `${originOf(context, variant)}${page}` },
        footer: fill(caseMails.clinic.footer, { brand: brand.name }),
      }),
    })
  }
}

async function mailReader(
  context: Context,
  { consult, readerId, key }: { consult: CaseRow; readerId: string | null; key: string },
  kind: 'answered' | 'asked',
): Promise<void> {
  const reader = readerId && (await livingAccount(context.db, readerId))
  const variant = defaultVariant
  const brand = brandOf(context, variant)
  const { caseMails, tag } = backstageTexts('en_us')
  const words = caseMails.reader[kind]
  const values = valuesOf(consult)
  const due = consult.dueAt ? formatMailTime(consult.dueAt, tag, consult.country) : ''
  const recipient = reader ? reader.email : brand.supportEmail
  await enqueueMail(context, {
    dedupeKey: `${key}:${recipient}`,
    variant,
    recipient,
    subject: fill(words.subject, values),
    language: tag,
    caseId: consult.caseId,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(words.title, { pet: consult.petName }),
      paragraphs: [fill(words.text, { due })],
      facts: [[caseMails.facts.case, `${consult.petName}, ${values.caseNumber}`]],
      action: {
        label: words.action,
        href: `${originOf(context, variant)}/reading?${new URLSearchParams({ usid: consult.caseId })}`,
      },
      footer: fill(caseMails.footer, { brand: brand.name }),
    }),
  })
}

function valuesOf({ petName, caseNumber }: CaseRow) {
  return { pet: oneLine(petName), caseNumber: caseNumberText(caseNumber) }
}
