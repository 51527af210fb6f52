import { clustersOf } from './text-runs.ts'

/** Characters not allowed at the start of a line. JIS X 4051 and CLREQ, "Prohibition rules for line start". */
const NOT_FIRST = new Set(
  '、。，．！？：；）」』】〉》〕〗｝］〞…‥・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ〜％℃°)]}>,.!?:;%’”'.split(
    '',
  ),
)
/** Characters not allowed at the end of a line. */
const NOT_LAST = new Set('（「『【〈《〔〖｛［〝([{<‘“$£¥＄￥'.split(''))
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff00-\uff60]/u
const LETTER = /\p{L}/u

/** Splits a line into parts between which it may break; spaces stay with the part before them. */
export function breakableParts(line: string): string[] {
  const parts: string[] = []
  let part = ''
  let before: string | undefined
  const all = clustersOf(line)
  all.forEach((cluster, place) => {
    if (before !== undefined && mayBreak(before, cluster, all[place - 2])) {
      parts.push(part)
      part = ''
    }
    part += cluster
    before = cluster
  })
  return part === '' ? parts : [...parts, part]
}

function mayBreak(before: string, after: string, beforeThat: string | undefined): boolean {
  if (isSpace(after)) return false
  if (isSpace(before)) return true
  if (before === '-' || before === '/') return isLetter(beforeThat) && isLetter(after)
  if (!WIDE.test(before) && !WIDE.test(after)) return false
  return !NOT_FIRST.has(after) && !NOT_LAST.has(before)
}

function isSpace(cluster: string): boolean {
  return cluster === ' ' || cluster === '\t' || cluster === '\u3000'
}

function isLetter(cluster: string | undefined): boolean {
  return cluster !== undefined && LETTER.test(cluster)
}

/** Breaks a text into lines no wider than `maxWidth`, keeping its own line breaks. */
export function wrap(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => fill(partsThatFit(line, maxWidth, widthOf), maxWidth, widthOf))
}

/** Splits a word wider than the line between characters. */
function partsThatFit(line: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  return breakableParts(line).flatMap((part) =>
    widthOf(part.trimEnd()) <= maxWidth ? [part] : fill(clustersOf(part), maxWidth, widthOf),
  )
}

/** Fills lines by adding widths, because measuring each candidate would set a page of text hundreds of times. */
function fill(
  parts: readonly string[],
  maxWidth: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const part of parts) {
    if (line !== '' && width + widthOf(part.trimEnd()) > maxWidth) {
      lines.push(line)
      line = ''
      width = 0
    }
    line += part
    width += widthOf(part)
  }
  return [...lines, line]
}
