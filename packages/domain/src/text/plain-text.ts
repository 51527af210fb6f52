import { z } from 'zod'

/** C0, C1, bidirectional overrides and lone surrogates: never part of what a person types. Tab and line breaks are. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u

/** The characters of a text that no field takes, as a person can look them up: `U+0007`. Each once. */
export function forbiddenCharacters(text: string): string[] {
  const found = [...text].filter(hasForbiddenCharacter).map(codePointName)
  return [...new Set(found)]
}

function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `U+${hex.padStart(4, '0')}`
}

export const INVALID_CHARACTER = 'invalidCharacter'

/** Whether the text holds a character that no field of the portal takes (wire code -134). */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text)
}

/** A text field of at most `maxLength` characters, free of control characters. */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !hasForbiddenCharacter(text), { params: { reason: INVALID_CHARACTER } })
}
