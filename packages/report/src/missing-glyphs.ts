import { GLYPH_RANGES } from './glyph-ranges.ts'

/** Joiners, variation selectors and soft hyphens, which shape their neighbours and have no glyph. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\n\r]/gu

/** Returns the visible text: composed, without characters that draw nothing. */
export function visiblePart(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replaceAll('\t', ' ')
}

/**
 * Returns the characters without a glyph in the PDF, each once; in print they become a visible mark. For a report in Simplified
 * Chinese, pass the converted text.
 */
export function missingGlyphs(text: string): string[] {
  return [...new Set(visiblePart(text))].filter(
    (character) => !hasGlyph(character.codePointAt(0) ?? 0),
  )
}

/** Returns whether the PDF's fonts have the character in every weight. */
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

/** Parses the ranges on first use, because most pages never need them. */
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
