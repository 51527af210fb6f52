import { GLYPH_RANGES } from './glyph-ranges.ts'

/** Joiners, variation selectors and soft hyphens: they shape their neighbours and draw nothing themselves. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\n\r]/gu

/** What is set of a text: composed, without what draws nothing. */
export function visiblePart(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replaceAll('\t', ' ')
}

/**
 * The characters of a text that no face of the PDF has, each once: on paper they are a visible mark. For a report in
 * Simplified Chinese ask with the converted text, as it is what is set.
 */
export function missingGlyphs(text: string): string[] {
  return [...new Set(visiblePart(text))].filter(
    (character) => !hasGlyph(character.codePointAt(0) ?? 0),
  )
}

/** Whether the faces of the PDF, in every weight, have the character. */
function hasGlyph(codePoint: number): boolean {
  const all = ranges()
  let [low, high] = [0, all.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = all[middle] ?? [0, 0]
    if (codePoint < first) high = middle - 1
    else if (codePoint > last) low = middle + 1
    else return true
  }
  return false
}

let read: [first: number, last: number][] | undefined

/** Read on first use: most texts of most pages never ask. */
function ranges(): [first: number, last: number][] {
  if (read) return read
  let at = 0
  read = GLYPH_RANGES.split(' ').map((range) => {
    const [gap = 0, more = 0] = range.split('.').map((part) => Number.parseInt(part, 36))
    const first = at + gap
    at = first + more
    return [first, at]
  })
  return read
}
