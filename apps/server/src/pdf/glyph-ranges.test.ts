import { join } from 'node:path'
import { missingGlyphs } from '@systole/report/missing-glyphs'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { facesFor, type Weight } from './faces.ts'
import { openDocument } from './open-document.ts'

const WEIGHTS: readonly Weight[] = ['regular', 'strong', 'title']

test('the list of characters with a glyph matches the fonts (vitest -u rewrites it)', async () => {
  const { doc } = openDocument({ title: '', author: '', lang: 'en', createdAt: new Date(0) })
  const ofWeight = (weight: Weight) =>
    new Set(facesFor('', weight, 'en_us').flatMap(({ file }) => charactersOf(doc, file)))
  const [regular = new Set<number>(), ...others] = WEIGHTS.map(ofWeight)
  const everywhere = [...regular].filter((each) => others.every((other) => other.has(each)))
  await expect(fileOf(encoded(everywhere.sort((a, b) => a - b)))).toMatchFileSnapshot(
    join(projectRoot(), 'packages/report/src/glyph-ranges.ts'),
  )
})

test.each([
  ['nothing', '', []],
  ['Latin, Han, kana and hangul', 'LA 1.62 左心房 ステージ 승모판\nµ½≥\t', []],
  ['a character of Hong Kong outside the common set', '𨋢㗎', []],
  ['a picture of a heart, reported once', 'a 😀 b 😀', ['😀']],
  ['a Han character that no face has', '𪚥', ['𪚥']],
  ['a decomposed letter', 'e\u0301', []],
  ['what draws nothing', 'a\u200db\u00ad', []],
])('missing glyphs of %s', (_what, text, missing) => {
  expect(missingGlyphs(text)).toEqual(missing)
})

/** Returns the characters of a font, which the library stores in a field missing in its types. */
function charactersOf(doc: unknown, file: string): number[] {
  const opened = doc as {
    font: (file: string) => void
    _font: { font: { characterSet: number[] } }
  }
  opened.font(file)
  return opened._font.font.characterSet
}

function encoded(codePoints: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const each of codePoints) {
    const last = ranges.at(-1)
    if (last && each === last[1] + 1) last[1] = each
    else ranges.push([each, each])
  }
  let at = 0
  return ranges
    .map(([first, last]) => {
      const part = [first - at, last - first].filter((value, place) => place === 0 || value > 0)
      at = last
      return part.map((value) => value.toString(36)).join('.')
    })
    .join(' ')
}

function fileOf(ranges: string): string {
  const lines = ranges.match(/.{1,90}(?: |$)/g) ?? []
  const text = lines.map((line) => `  '${line}'`).join(' +\n')
  return [
    "/** The characters available in the PDF's fonts: the gap to the previous range and the further length, base 36. */",
    `export const GLYPH_RANGES =\n${text}\n`,
  ].join('\n')
}
