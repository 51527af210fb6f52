import { type ChipPart, chipOf, chipParts, type MeasuredTexts } from './chips.ts'

/** A range of the text as shown, in which measurements are replaced by their values. */
export type ShownRange = { from: number; to: number }
type PlacedChip = ShownRange & { measurementId: string; gone: boolean }

/** Returns the ranges of the measurements in the shown text. */
export function placedChips(text: string, measured: MeasuredTexts): PlacedChip[] {
  let at = 0
  return chipParts(text, measured).flatMap((part) => {
    const from = at
    at += part.text.length
    return 'measurementId' in part
      ? [{ from, to: at, measurementId: part.measurementId, gone: part.gone }]
      : []
  })
}

/**
 * Replaces a range of the shown text. A measurement is treated as one character: deleting a part of it deletes all of it, and
 * text typed inside it is inserted behind it. `caret` is behind the inserted text.
 */
export function withReplaced(
  text: string,
  measured: MeasuredTexts,
  { from, to, put }: ShownRange & { put: string },
): { text: string; caret: number } {
  const chips = placedChips(text, measured)
  const inside = chips.find((chip) => chip.from < from && from < chip.to)
  const endsIn = chips.find((chip) => chip.from < to && to < chip.to)
  const isTyping = from === to && inside !== undefined
  const start = isTyping ? inside.to : (inside?.from ?? from)
  const end = isTyping ? inside.to : (endsIn?.to ?? to)
  const parts = chipParts(text, measured)
  return {
    text: sliced(parts, 0, start) + put + sliced(parts, end, Number.POSITIVE_INFINITY),
    caret: start + withShown(put, measured),
  }
}

/** Returns the text after typing; `shown` is the new content of the field with the caret after the change. */
export function withTyped(
  text: string,
  measured: MeasuredTexts,
  { shown, caret }: { shown: string; caret: number },
): { text: string; caret: number } {
  const before = chipParts(text, measured)
    .map((part) => part.text)
    .join('')
  if (before === shown) return { text, caret }
  const behind = shown.slice(caret)
  const kept = before.endsWith(behind) ? behind.length : commonEnd(before, shown)
  const most = Math.min(before.length, shown.length) - kept
  const from = commonStart(before, shown, most)
  return withReplaced(text, measured, {
    from,
    to: before.length - kept,
    put: shown.slice(from, shown.length - kept),
  })
}

/** Returns a caret position outside a measurement, in the direction of movement, or `undefined` if it is outside already. */
export function caretBeside(
  chips: readonly ShownRange[],
  caret: number,
  before: number,
): number | undefined {
  const inside = chips.find(({ from, to }) => from < caret && caret < to)
  if (!inside) return undefined
  if (before <= inside.from) return inside.to
  if (before >= inside.to) return inside.from
  return caret - inside.from < inside.to - caret ? inside.from : inside.to
}

/** Returns the source text between two positions of the shown text, both outside measurements. */
function sliced(parts: readonly ChipPart[], from: number, to: number): string {
  let at = 0
  let out = ''
  for (const part of parts) {
    const [start, end] = [at, at + part.text.length]
    at = end
    if ('measurementId' in part) {
      if (start >= from && end <= to) out += chipOf(part.measurementId)
    } else {
      out += part.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    }
  }
  return out
}

function withShown(put: string, measured: MeasuredTexts): number {
  return chipParts(put, measured).reduce((sum, part) => sum + part.text.length, 0)
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
