import { z } from 'zod'

/** What the office writes to a hospital about a case, in the hospital's language. Decision 17. */
export const MessageTemplate = z.enum([
  'fileUnreadable',
  'fileOfAnotherPet',
  'laterReport',
  'callYou',
  'ownWords',
])
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** What a person fills in; it stands in the words at `{{name}}`. */
export const MessageParameter = z.enum(['file', 'time', 'text'])
export type MessageParameter = z.infer<typeof MessageParameter>

export const TEMPLATE_PARAMETERS: Record<MessageTemplate, readonly MessageParameter[]> = {
  fileUnreadable: ['file'],
  fileOfAnotherPet: ['file'],
  laterReport: ['time'],
  callYou: [],
  ownWords: ['text'],
}

export const MESSAGE_PARAMETER_MAX: Record<MessageParameter, number> = {
  file: 255,
  time: 60,
  text: 2000,
}

export type MessageParameters = Partial<Record<MessageParameter, string>>

/** The parameters of a template that are not filled in, or are too long. */
export function wrongParameters(
  template: MessageTemplate,
  given: MessageParameters,
): MessageParameter[] {
  return TEMPLATE_PARAMETERS[template].filter((name) => {
    const value = given[name]?.trim() ?? ''
    return value === '' || value.length > MESSAGE_PARAMETER_MAX[name]
  })
}

/** A mail is read by whoever opens the mailbox: words a person wrote about a patient stay in the portal. Decision 22. */
export function isToldInMail(template: MessageTemplate): boolean {
  return template !== 'ownWords'
}

export const INTERNAL_TEXT_MAX = 2000
/** Everybody of the office, where a colleague is not named. */
export const TO_OFFICE = 'office'
