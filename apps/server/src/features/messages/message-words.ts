import { caseNumberText } from '@systole/domain/cases/case-number'
import type { Language } from '@systole/domain/hospitals/hospital'
import {
  isQuotedInMail,
  isUrgent,
  type MessageParameter,
  type MessageParameters,
  type MessageTemplate,
  TEMPLATE_PARAMETERS,
} from '@systole/domain/messages/message'
import { fill } from '@systole/i18n/fill'
import { oneLine } from '../../mails/one-line.ts'
import { serverTexts } from '../../server-texts.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

type Hospital = { pushLanguage: Language; country: string }
export type MessageWords = { subject: string; text: string; language: Language }
type MailedWords = MessageWords & { country: string }

/** Formats a message for the hospital in the portal, in its push language. SPEC 17. */
export function messageWords(
  { petName, caseNumber, service }: CaseRow,
  hospital: Hospital,
  message: { template: MessageTemplate; parameters: MessageParameters },
): MessageWords {
  const { pushLanguage: language } = hospital
  const { caseMessages } = serverTexts(language, hospital.country)
  const { template, parameters } = message
  const given = Object.fromEntries(
    TEMPLATE_PARAMETERS[template].map((name) => [name, wordsOf(name, parameters)]),
  )
  const values = {
    ...given,
    pet: oneLine(petName),
    caseNumber: caseNumberText(caseNumber, service),
  }
  return {
    subject: fill(caseMessages.subject, values),
    text: fill(caseMessages[template].text, values),
    language,
  }
}

/** Returns a parameter as the text shows it; the sentence around a reason has its own full stop. */
function wordsOf(name: MessageParameter, parameters: MessageParameters): string {
  const words = parameters[name]?.trim() ?? ''
  return name === 'reason' ? words.replace(/[.。]+$/, '') : words
}

/** Returns the text of the mail: the message, or only a notice that there is one. */
export function mailText(
  template: MessageTemplate,
  { text, language, country }: MailedWords,
): string {
  if (isQuotedInMail(template)) return text
  const { waits, waitsUrgently } = serverTexts(language, country).caseMessages
  return isUrgent(template) ? waitsUrgently : waits
}
