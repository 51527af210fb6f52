import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { deskOf } from '@systole/domain/ecg-cases/desk-of'
import { defaultVariant, variantNamed } from '@systole/domain/hospitals/variant'
import { livingAccount } from '../features/accounts/account-store.ts'
import type { CaseRow } from '../features/cases/case-row-store.ts'
import { findHospital } from '../features/hospitals/hospital-store.ts'
import { brandOf } from '../portal-variants.ts'
import type { ServerTexts } from '../server-texts.ts'
import { nameInMail } from './name-in-mail.ts'
import {
  type Addressee,
  type MailSender,
  type MailText,
  sendPortalMail,
  type WriteMail,
} from './send-portal-mail.ts'

/** The side of a case that is written to. */
export type CaseAddressee =
  /** The case's creator and the hospital, in its language. */
  | 'clinic'
  /** One of our cardiologists in English; without one, the staff's own address. */
  | { readerId: string | null }

/** A mail about a case; greeting, the facts of the case and footer are added. */
type CaseMail = Omit<MailText, 'footer' | 'action'> & {
  /** The label of the button. */
  action: string
  /** The page of the button; for a cardiologist, the reading page by default. */
  path?: string
}

type Frame = {
  addressee: Addressee
  path: string
  values: Record<string, string>
  greeting: (texts: ServerTexts) => readonly string[]
  facts: (texts: ServerTexts) => NonNullable<MailText['facts']>
  footer: (texts: ServerTexts) => string
}

/** Mails one side of a case. Contains pet name and case number, nothing medical (SPEC 22). */
export async function sendCaseMail(
  context: MailSender,
  consult: CaseRow,
  to: CaseAddressee,
  write: WriteMail<CaseMail>,
): Promise<void> {
  const frame =
    to === 'clinic'
      ? await clinicFrame(context, consult)
      : await readerFrame(context, consult, to.readerId)
  await sendPortalMail(context, frame.addressee, (texts, when) => {
    const { action: label, path = frame.path, paragraphs, facts = [], ...mail } = write(texts, when)
    return {
      ...mail,
      values: { ...caseValues(consult), ...frame.values, ...mail.values },
      paragraphs: [...frame.greeting(texts), ...paragraphs],
      facts: [caseFact(texts, consult), ...frame.facts(texts), ...facts],
      action: { label, path },
      footer: frame.footer(texts),
    }
  })
}

/** Returns the addresses of the case's creator and the hospital, without duplicates. */
export function clinicAddresses(
  { accountEmail }: Pick<CaseRow, 'accountEmail'>,
  { email }: { email: string },
): string[] {
  return [...new Set([accountEmail, email].map((each) => each.toLowerCase()))]
}

type NamedCase = Pick<CaseRow, 'petName' | 'caseNumber' | 'service'>

/** Returns the values of `{{pet}}` and `{{caseNumber}}`. */
export function caseValues({ petName, caseNumber, service }: NamedCase) {
  return { pet: petName, caseNumber: caseNumberText(caseNumber, service) }
}

/** Returns the fact that names the case: Mochi, 123456. */
export function caseFact(
  { caseMails }: ServerTexts,
  { petName, caseNumber, service }: NamedCase,
): readonly [label: string, value: string] {
  return [caseMails.facts.case, `${petName}, ${caseNumberText(caseNumber, service)}`]
}

/** Returns the value of `{{due}}`, the time at which the report is due on the recipient's clock. */
export function dueValues({ dueAt }: Pick<CaseRow, 'dueAt'>, when: (time: Date) => string) {
  return { due: dueAt ? when(dueAt) : '' }
}

async function clinicFrame({ db }: MailSender, consult: CaseRow): Promise<Frame> {
  const { caseId, hospitalId, accountId, accountName } = consult
  const hospital = await findHospital(db, hospitalId)
  if (!hospital) throw new Error(`${caseId} has no hospital`)
  const { country, pushLanguage: language } = hospital
  const creator = await livingAccount(db, accountId)
  return {
    addressee: {
      to: clinicAddresses(consult, hospital),
      variant: variantNamed(hospital.variant),
      language,
      country,
      about: { caseId, hospitalId },
    },
    path: paths.testDetail({ caseId: caseId, mode: 2 }),
    values: { name: creator ? nameInMail(creator, { language, country }) : accountName },
    greeting: ({ caseMails }) => [caseMails.clinic.hello],
    facts: ({ caseMails }) => [[caseMails.facts.hospital, hospital.name]],
    footer: ({ caseMails }) => caseMails.clinic.footer,
  }
}

async function readerFrame(
  context: MailSender,
  consult: CaseRow,
  readerId: string | null,
): Promise<Frame> {
  const { caseId, country } = consult
  const reader = readerId ? await livingAccount(context.db, readerId) : undefined
  const desk = { prepare: paths.ecgPrepare, review: paths.ecgReview, reading: paths.reading }
  return {
    addressee: {
      to: [reader?.email ?? brandOf(context, defaultVariant).supportEmail],
      variant: defaultVariant,
      language: 'en_us',
      country,
      about: { caseId },
    },
    path: desk[reader ? deskOf(consult, reader.userType) : 'reading']({ caseId }),
    values: {},
    greeting: () => [],
    facts: () => [],
    footer: ({ caseMails }) => caseMails.footer,
  }
}
