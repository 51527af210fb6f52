import type { JsonOutline } from './json-outline.ts'

/** The length at which strings are clipped; the detail shows the rest. */
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

/** Returns the visible values for these open containers, in order. */
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

/** Finds the row of a value by binary search; `undefined` if it is not visible. */
export function rowOf(rows: Uint32Array, index: number): number | undefined {
  const row = firstFrom(rows, index, rows.length)
  return rows[row] === index ? row : undefined
}

/** Returns the containers of a value. */
export function ancestorsOf(outline: JsonOutline, index: number): number[] {
  const above: number[] = []
  for (let at = outline.parent[index] ?? -1; at >= 0; at = outline.parent[at] ?? -1) above.push(at)
  return above
}

/** Returns the path of a value, such as `patient.leads[3]`. */
export function jsonPathOf(outline: JsonOutline, index: number): string {
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

/** Returns the key; `undefined` in an array and at the root. */
export function keyOf(outline: JsonOutline, index: number): string | undefined {
  const start = outline.keyStart[index] ?? 0
  const end = outline.keyEnd[index] ?? 0
  return end > start ? plain(outline.text.slice(start, end)) : undefined
}

/** Returns the text of a value with unescaped strings; not for containers. */
export function writtenValue(outline: JsonOutline, index: number, most: number): string {
  const start = outline.start[index] ?? 0
  const end = outline.end[index] ?? 0
  if (outline.kind[index] !== 2 || end - start <= most) {
    const written = outline.text.slice(start, Math.min(end, start + most))
    return outline.kind[index] === 2 ? `"${plain(written)}"` : written
  }
  return `"${plain(`${cutClean(outline.text.slice(start, start + most))}"`)}…`
}

/** Finds the values whose key or text matches the search. */
export function findRows(outline: JsonOutline, query: string, most: number): number[] {
  const found: number[] = []
  const wanted = new Set(writtenForms(query))
  if (query.trim() === '') return found
  const { text, starts } = searched(outline)
  if (text.length !== outline.text.length) return found // lower-casing changes the length of some characters
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

/** Prepares the search text on first use. */
function searched(outline: JsonOutline): { text: string; starts: Uint32Array } {
  const ready = known.get(outline) ?? {
    text: outline.text.toLowerCase(),
    starts: startsOf(outline),
  }
  known.set(outline, ready)
  return ready
}

/** Returns the query as typed and with non-ASCII characters escaped, as some files contain them. */
function writtenForms(query: string): string[] {
  const written = JSON.stringify(query.toLowerCase()).slice(1, -1)
  const escaped = written.replace(/[\u0080-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return [written, escaped]
}

/** Returns the start of each value including its key. */
function startsOf(outline: JsonOutline): Uint32Array {
  const starts = outline.start.slice(0, outline.count)
  for (let index = 0; index < outline.count; index += 1) {
    if ((outline.keyEnd[index] ?? 0) > 0) starts[index] = outline.keyStart[index] ?? 0
  }
  return starts
}

/** Returns whether a position is inside the key or the text of a leaf. */
function holds(outline: JsonOutline, index: number, at: number): boolean {
  const inKey = at > (outline.keyStart[index] ?? 0) && at < (outline.keyEnd[index] ?? 0)
  const inValue = at >= (outline.start[index] ?? 0) && at < (outline.end[index] ?? 0)
  return inKey || (inValue && !isContainer(outline, index))
}

/** Returns the first index whose number is not below this one. */
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

/** Removes an incomplete escape at the end. */
function cutClean(written: string): string {
  return written.replace(/\\(u[0-9a-fA-F]{0,3})?$/, '')
}
