import { hasForbiddenCharacter } from './plain-text.ts'

const PAGE_AND_LINE_MARKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Cleans text pasted from a document: its page and line marks become line breaks, and invisible characters that no field accepts
 * (wire code -134) are removed.
 */
export function cleanText(text: string): string {
  const lines = text.replaceAll(PAGE_AND_LINE_MARKS, '\n')
  if (!hasForbiddenCharacter(lines)) return lines
  return [...lines].filter((character) => !hasForbiddenCharacter(character)).join('')
}
