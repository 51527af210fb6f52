import { z } from 'zod'

/** The templates of messages from the office to a hospital about a case, in the hospital's language. SPEC 17. */
export const MessageTemplate = z.enum([
  'fileUnreadable',
  'fileOfAnotherPet',
  'laterReport',
  'callYou',
  'ownWords',
])
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** A value that the author fills in; it replaces `{{name}}` in the text. */
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

/**
 * Returns whether the text may be quoted in a mail. A shared mailbox may be read by anyone, so free text about a patient stays in
 * the portal. SPEC 22.
 */
export function isQuotedInMail(template: MessageTemplate): boolean {
  return template !== 'ownWords'
}

export const INTERNAL_TEXT_MAX = 2000
/** The recipient if no colleague is named: everyone in the office. */
export const TO_OFFICE = 'office'
