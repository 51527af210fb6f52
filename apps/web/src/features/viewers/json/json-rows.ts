import type { JsonOutline } from './json-outline.ts'

/** Longer strings are shown from their beginning; the whole stands in the detail. */
export const CLIPPED = 200

export function isContainer(outline: JsonOutline, index: number): boolean {
  return (outline.kind[index] ?? 4) < 2
}

export function depthOf(outline: JsonOutline, index: number): number {
  let depth = 0
  for (let above = outline.parent[index] ?? -1; above >= 0; above = outline.parent[above] ?? -1) {
    depth += 1
  }
  return depth
}

/** The values that are seen when these containers are open, in their order. */
export function visibleRows(outline: JsonOutline, open: ReadonlySet<number>): Uint32Array {
  const rows = new Uint32Array(outline.count)
  let length = 0
  for (let index = 0; index < outline.count; ) {
    rows[length] = index
    length += 1
    const closed = isContainer(outline, index) && !open.has(index)
    index = closed ? (outline.after[index] ?? outline.count) : index + 1
  }
  return rows.slice(0, length)
}

/** Where a value stands among the rows; rows are in order, so halves are enough. Undefined when it is not seen. */
export function rowOf(rows: Uint32Array, index: number): number | undefined {
  const row = firstFrom(rows, index, rows.length)
  return rows[row] === index ? row : undefined
}

/** The containers around a value. */
export function ancestorsOf(outline: JsonOutline, index: number): number[] {
  const above: number[] = []
  for (let at = outline.parent[index] ?? -1; at >= 0; at = outline.parent[at] ?? -1) above.push(at)
  return above
}

/** `patient.leads[3]`: the way to a value. */
export function pathOf(outline: JsonOutline, index: number): string {
  const way = [...ancestorsOf(outline, index)].reverse().slice(1)
  const path = [...way, index]
    .filter((at) => at > 0)
    .map((at) => {
      const key = keyOf(outline, at)
      return key === undefined
        ? `[${outline.place[at]}]`
        : /^[\w$]+$/.test(key)
          ? `.${key}`
          : `["${key}"]`
    })
    .join('')
  return path.replace(/^\./, '')
}

/** Undefined in an array and at the root. */
export function keyOf(outline: JsonOutline, index: number): string | undefined {
  const start = outline.keyStart[index] ?? 0
  const end = outline.keyEnd[index] ?? 0
  return end > start ? plain(outline.text.slice(start, end)) : undefined
}

/** The value as it is written, but for the escapes of a string. Not of a container. */
export function writtenValue(outline: JsonOutline, index: number, most: number): string {
  const start = outline.start[index] ?? 0
  const end = outline.end[index] ?? 0
  if (outline.kind[index] !== 2 || end - start <= most) {
    const written = outline.text.slice(start, Math.min(end, start + most))
    return outline.kind[index] === 2 ? `"${plain(written)}"` : written
  }
  return `"${plain(`${cutClean(outline.text.slice(start, start + most))}"`)}…`
}

/** A match of the search: in a key or in a value. */
export function findRows(outline: JsonOutline, query: string, most: number): number[] {
  const found: number[] = []
  const wanted = new Set(writtenForms(query))
  if (query.trim() === '') return found
  const { text, starts } = searched(outline)
  if (text.length !== outline.text.length) return found // some letters change their length
  for (const form of wanted) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const index = firstFrom(starts, at + 1, outline.count) - 1
      if (index >= 0 && holds(outline, index, at) && found.at(-1) !== index) found.push(index)
      if (found.length >= most) return [...new Set(found)]
    }
  }
  return [...new Set(found)].sort((one, other) => one - other)
}

const known = new WeakMap<JsonOutline, { text: string; starts: Uint32Array }>()

/** Made ready with the first search. */
function searched(outline: JsonOutline): { text: string; starts: Uint32Array } {
  const ready = known.get(outline) ?? {
    text: outline.text.toLowerCase(),
    starts: startsOf(outline),
  }
  known.set(outline, ready)
  return ready
}

/** As typed, and as a file that writes no letters beyond ASCII has it. */
function writtenForms(query: string): string[] {
  const written = JSON.stringify(query.toLowerCase()).slice(1, -1)
  const escaped = written.replace(/[\u0080-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return [written, escaped]
}

/** Where each value begins, its key with it. */
function startsOf(outline: JsonOutline): Uint32Array {
  const starts = outline.start.slice(0, outline.count)
  for (let index = 0; index < outline.count; index += 1) {
    if ((outline.keyEnd[index] ?? 0) > 0) starts[index] = outline.keyStart[index] ?? 0
  }
  return starts
}

/** Inside the key or the value of a leaf, not between values. */
function holds(outline: JsonOutline, index: number, at: number): boolean {
  const inKey = at > (outline.keyStart[index] ?? 0) && at < (outline.keyEnd[index] ?? 0)
  const inValue = at >= (outline.start[index] ?? 0) && at < (outline.end[index] ?? 0)
  return inKey || (inValue && !isContainer(outline, index))
}

/** The first place whose number is not below. */
function firstFrom(numbers: Uint32Array, number: number, length: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

function plain(written: string): string {
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}

/** Not in the middle of an escape. */
function cutClean(written: string): string {
  return written.replace(/\\(u[0-9a-fA-F]{0,3})?$/, '')
}
