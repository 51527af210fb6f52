import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case'
import { Language } from '@systole/domain/hospitals/hospital'
import { defaultVariant, variantNamed } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../app-context.ts'
import { livingAccount } from '../features/accounts/account-store.ts'
import type { CaseRow } from '../features/cases/case-row-store.ts'
import { findHospital } from '../features/hospitals/hospital-store.ts'
import { enqueueMail } from '../features/notifications/mail-store.ts'
import { brandOf, originOf } from '../portal-variants.ts'
import { type ServerTexts, serverTexts } from '../server-texts.ts'
import { formatMailTime } from './format-mail-time.ts'
import { mailBody } from './mail-layout.ts'
import { nameInMail } from './name-in-mail.ts'
import { oneLine } from './one-line.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>
type CaseMails = ReturnType<typeof serverTexts>['caseMails']
export type CaseMailWords = {
  subject: string
  title: string
  action: string
  paragraphs: readonly string[]
}

/**
 * Mails the case's creator and the hospital, in its language. Contains pet name and case number, nothing medical (SPEC 22).
 */
export async function mailClinic(
  context: Context,
  consult: CaseRow,
  mail: {
    key: string
    /** The path of the page in the portal, with its query. */
    page: string
    fileName?: string
    facts?: (texts: ServerTexts) => readonly (readonly [label: string, value: string])[]
    wordsOf: (texts: CaseMails, tag: string, all: ServerTexts) => CaseMailWords
  },
): Promise<void> {
  const hospital = await findHospital(context.db, consult.hospitalId)
  if (!hospital) throw new Error(`${consult.caseId} has no hospital`)
  const variant = variantNamed(hospital.variant)
  const brand = brandOf(context, variant)
  const language = Language.catch('en_us').parse(hospital.pushLanguage)
  const texts = serverTexts(language, hospital.country)
  const { caseMails, tag } = texts
  const words = mail.wordsOf(caseMails, tag, texts)
  const values = valuesOf(consult)
  const opener = await livingAccount(context.db, consult.accountId)
  const name = opener
    ? nameInMail(opener, { language, country: hospital.country })
    : consult.accountName
  for (const recipient of clinicAddresses(consult, hospital)) {
    await enqueueMail(context, {
      dedupeKey: `${mail.key}:${recipient}`,
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
        paragraphs: [fill(caseMails.clinic.hello, { name }), ...words.paragraphs],
        facts: [
          [caseMails.facts.case, `${consult.petName}, ${values.caseNumber}`],
          [caseMails.facts.hospital, hospital.name],
          ...(mail.fileName ? [[caseMails.facts.file, mail.fileName] as const] : []),
          ...(mail.facts?.(texts) ?? []),
        ],
        action: { label: words.action, href: `${originOf(context, variant)}${mail.page}` },
        footer: fill(caseMails.clinic.footer, { brand: brand.name }),
      }),
    })
  }
}

/** Returns the addresses of the case's creator and the hospital, without duplicates. */
export function clinicAddresses(
  { accountEmail }: Pick<CaseRow, 'accountEmail'>,
  { email }: { email: string },
): string[] {
  return [...new Set([accountEmail, email].map((each) => each.toLowerCase()))]
}

/** Mails the assignee; without one, the staff's own address. */
export async function mailReader(
  context: Context,
  consult: CaseRow,
  mail: {
    key: string
    readerId: string | null
    wordsOf: (texts: CaseMails, tag: string) => CaseMailWords
  },
): Promise<void> {
  const reader = mail.readerId && (await livingAccount(context.db, mail.readerId))
  const brand = brandOf(context, defaultVariant)
  const { caseMails, tag } = serverTexts('en_us')
  const words = mail.wordsOf(caseMails, tag)
  const values = valuesOf(consult)
  const recipient = reader ? reader.email : brand.supportEmail
  await enqueueMail(context, {
    dedupeKey: `${mail.key}:${recipient}`,
    variant: defaultVariant,
    recipient,
    subject: fill(words.subject, values),
    language: tag,
    caseId: consult.caseId,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(words.title, { pet: consult.petName }),
      paragraphs: words.paragraphs,
      facts: [[caseMails.facts.case, `${consult.petName}, ${values.caseNumber}`]],
      action: {
        label: words.action,
        href: `${originOf(context, defaultVariant)}${paths.reading({ usid: consult.caseId })}`,
      },
      footer: fill(caseMails.footer, { brand: brand.name }),
    }),
  })
}

/** Adds the parameters that name the report's deadline. */
export function withDue(
  words: Omit<CaseMailWords, 'paragraphs'> & { text: string },
  { dueAt, country }: CaseRow,
  tag: string,
): CaseMailWords {
  const due = dueAt ? formatMailTime(dueAt, tag, country) : ''
  return { ...words, paragraphs: [fill(words.text, { due })] }
}

function valuesOf({ petName, caseNumber }: CaseRow) {
  return { pet: oneLine(petName), caseNumber: caseNumberText(caseNumber) }
}
