import { z } from 'zod'
import { isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'

/** The templates of messages from the office to a hospital about a case, in the hospital's language. SPEC 17. */
export const MessageTemplate = z.enum([
  'fileUnreadable',
  'fileOfAnotherPet',
  'laterReport',
  'callYou',
  'ownWords',
  'ecgUnreadable',
  'ecgMarginal',
  'ecgRejected',
  'ecgNormal',
  'ecgUrgent',
])
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** A value that the author fills in; it replaces `{{name}}` in the text. */
export const MessageParameter = z.enum(['file', 'time', 'text', 'reason'])
export type MessageParameter = z.infer<typeof MessageParameter>

export const TEMPLATE_PARAMETERS: Record<MessageTemplate, readonly MessageParameter[]> = {
  fileUnreadable: ['file'],
  fileOfAnotherPet: ['file'],
  laterReport: ['time'],
  callYou: [],
  ownWords: ['text'],
  ecgUnreadable: ['file'],
  ecgMarginal: ['reason'],
  ecgRejected: ['reason'],
  ecgNormal: [],
  ecgUrgent: ['text'],
}

/** The templates of ECG services, in the order in which a patcher needs them; the other ones are of every service. */
const OF_ECG: readonly MessageTemplate[] = [
  'ecgUnreadable',
  'ecgMarginal',
  'ecgRejected',
  'ecgNormal',
  'ecgUrgent',
]

/** Returns the templates that a case of the service has, those of the service first. */
export function templatesOf(service: ServiceId): MessageTemplate[] {
  const others = MessageTemplate.options.filter((template) => !OF_ECG.includes(template))
  return isEcgService(service) ? [...OF_ECG, ...others] : others
}

export const MESSAGE_PARAMETER_MAX: Record<MessageParameter, number> = {
  file: 255,
  time: 60,
  text: 2000,
  reason: 500,
}

export type MessageParameters = Partial<Record<MessageParameter, string>>

/** Returns the parameters of a template that are missing or too long. */
export function wrongParameters(
  template: MessageTemplate,
  given: MessageParameters,
): MessageParameter[] {
  return TEMPLATE_PARAMETERS[template].filter((name) => {
    const value = given[name]?.trim() ?? ''
    return value === '' || value.length > MESSAGE_PARAMETER_MAX[name]
  })
}

/** The templates without findings and without free text. */
const QUOTED: readonly MessageTemplate[] = [
  'fileUnreadable',
  'fileOfAnotherPet',
  'laterReport',
  'callYou',
  'ecgUnreadable',
]

/**
 * Returns whether the text may be quoted in a mail. A shared mailbox may be read by anyone, so findings and free text about a patient
 * stay in the portal. SPEC 22.
 */
export function isQuotedInMail(template: MessageTemplate): boolean {
  return QUOTED.includes(template)
}

/** Returns whether the mail asks the hospital to read the message immediately. */
export function isUrgent(template: MessageTemplate): boolean {
  return template === 'ecgUrgent'
}

export const INTERNAL_TEXT_MAX = 2000
/** The recipient if no colleague is named: everyone in the office. */
export const TO_OFFICE = 'office'
