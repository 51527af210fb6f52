import { z } from 'zod'

/** Forbidden characters: C0, C1, bidirectional overrides and unpaired surrogates. Tab and line breaks are allowed. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u

/** Returns the code points of the forbidden characters in a text, such as `U+0007`, each once. */
export function forbiddenCharacters(text: string): string[] {
  const found = [...text].filter(hasForbiddenCharacter).map(codePointName)
  return [...new Set(found)]
}

function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `U+${hex.padStart(4, '0')}`
}

export const INVALID_CHARACTER = 'invalidCharacter'

/** Returns whether the text contains a character that no field of the portal accepts (wire code -134). */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text)
}

/** Creates a schema for text of at most `maxLength` characters without control characters. */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !hasForbiddenCharacter(text), { params: { reason: INVALID_CHARACTER } })
}
