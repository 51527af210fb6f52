import { paths } from '@systole/contract/pages'
import { Language } from '@systole/domain/hospitals/hospital'
import { type Variant, variantNamed } from '@systole/domain/hospitals/variant'
import { CONFIRMATION_LIFE_HOURS } from '@systole/domain/registrations/registration'
import { MINUTE } from '@systole/domain/time/durations'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { type MailContent, mailBody } from '../../mails/mail-layout.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { type ServerTexts, serverTexts } from '../../server-texts.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { contactName } from './contact-name.ts'
import type { RegistrationRow } from './registration-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'clock' | 'settings' | 'publicUrl'>
type Texts = ServerTexts['registrationMails']
export type Addressee = {
  email: string
  name: string
  language: Language
  country: string
  variant: Variant
}

/** Mails the link that confirms the address. */
export async function mailConfirmation(
  context: Context,
  asked: RegistrationRow,
  token: string,
): Promise<void> {
  const { hospitalName } = asked
  const addressee = addresseeOf(asked)
  await send(context, addressee, {
    kind: 'confirm',
    occasion: `${asked.registrationId}:${context.clock.now().getTime()}`,
    values: { hours: CONFIRMATION_LIFE_HOURS },
    closing: ({ confirm }) => confirm.validity,
    facts: ({ facts }) => [
      [facts.hospital, hospitalName],
      [facts.contact, contactName(asked, addressee.language)],
    ],
    pathOf: (lang) => paths.confirmRegistration({ token, lang }),
  })
}

/**
 * Mails the owner of a registered address, at most once in a quarter of an hour; the page itself does not reveal that the account
 * exists.
 */
export async function mailKnownAccount(context: Context, addressee: Addressee): Promise<void> {
  const quarter = Math.floor(context.clock.now().getTime() / (15 * MINUTE))
  await send(context, addressee, {
    kind: 'known',
    occasion: `${addressee.email}:${quarter}`,
    values: {},
    closing: ({ known }) => known.ignore,
    pathOf: (lang) => paths.login({ lang }),
  })
}

/** Mails the admin's reason for declining. */
export async function mailDeclined(
  context: Context,
  declined: RegistrationRow,
  reason: string,
): Promise<void> {
  await send(context, addresseeOf(declined), {
    kind: 'declined',
    occasion: declined.registrationId,
    values: { hospital: declined.hospitalName },
    closing: (texts) => texts.declined.again,
    facts: ({ facts }) => [[facts.reason, reason]],
    pathOf: (lang) => paths.register({ lang }),
  })
}

function addresseeOf(registration: RegistrationRow): Addressee {
  const { email, country, variant } = registration
  const language = Language.parse(registration.language)
  const name = nameInMail({ ...registration, userType: 'vet' }, { language, country })
  return { email, name, language, country, variant: variantNamed(variant) }
}

type ApplicantMail = {
  kind: 'confirm' | 'known' | 'declined'
  /** Identifies the event, so that one mail is sent for it. */
  occasion: string
  values: Record<string, string | number>
  closing: (texts: Texts) => string
  facts?: (texts: Texts) => NonNullable<MailContent['facts']>
  /** Returns the path of the button's link, in a language. */
  pathOf: (language: Language) => string
}

async function send(context: Context, to: Addressee, mail: ApplicantMail): Promise<void> {
  const { kind, occasion, closing, facts, pathOf } = mail
  const { registrationMails: texts, tag } = serverTexts(to.language, to.country)
  const brand = brandOf(context, to.variant)
  const words = texts[kind]
  const { name, supportEmail: support } = brand
  const values = { ...mail.values, brand: name, support, name: to.name }
  await enqueueMail(context, {
    dedupeKey: `registration-${kind}:${occasion}`,
    variant: to.variant,
    recipient: to.email,
    subject: oneLine(fill(words.subject, values)),
    language: tag,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(words.title, values),
      paragraphs: [texts.hello, words.text].map((text) => fill(text, values)),
      ...(facts && { facts: facts(texts) }),
      closing: fill(closing(texts), values),
      action: {
        label: words.action,
        href: originOf(context, to.variant) + pathOf(to.language),
      },
      footer: fill(texts.footer, values),
    }),
  })
}
