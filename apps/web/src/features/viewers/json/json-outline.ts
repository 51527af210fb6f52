/**
 * The positions of all values in a JSON text, in its order. The text itself is displayed, so that a number of thirty digits keeps
 * them. Typed arrays, because ten megabytes contain a million values.
 */
export type JsonOutline = {
  text: string
  count: number
  /** The type: 0 object, 1 array, 2 string, 3 number, 4 true, false or null. */
  kind: Uint8Array
  /** The range of the value in the text. */
  start: Uint32Array
  end: Uint32Array
  /** The range of its key with the quotes; empty in an array and at the root. */
  keyStart: Uint32Array
  keyEnd: Uint32Array
  /** Returns the first value that is not inside this one. */
  after: Uint32Array
  parent: Int32Array
  /** The number of values in a container, and the index within the parent. */
  size: Uint32Array
  place: Uint32Array
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20
const ENDS = new Set([...',]} \n\r\t'].map((letter) => letter.charCodeAt(0)))

/** Builds the outline of valid JSON text. */
export function outlineJson(text: string): JsonOutline {
  const outline = writer(text)
  for (let at = 0; at < text.length; ) at = step(outline, text, at)
  return outline.done()
}

type Writer = ReturnType<typeof writer>

/** The handler of each initial character; any other starts a number or a word. Each returns the position of the next token. */
const TAKERS: Record<string, (outline: Writer, text: string, at: number) => number> = {
  '{': (outline, _, at) => outline.open(0, at),
  '[': (outline, _, at) => outline.open(1, at),
  '}': (outline, _, at) => outline.close(at + 1),
  ']': (outline, _, at) => outline.close(at + 1),
  '"': takeString,
  ',': (_, __, at) => at + 1,
}

function step(outline: Writer, text: string, at: number): number {
  if (text.charCodeAt(at) <= SPACE) return at + 1
  return (TAKERS[text[at] ?? ''] ?? takeWord)(outline, text, at)
}

function takeWord(outline: Writer, text: string, at: number): number {
  const end = endOfWord(text, at)
  outline.add(/[-0-9]/.test(text[at] ?? '') ? 3 : 4, at, end)
  return end
}

/** Handles a string: a value, or the key of the next one if a colon follows. */
function takeString(outline: Writer, text: string, at: number): number {
  const end = endOfString(text, at)
  let behind = end
  while (text.charCodeAt(behind) <= SPACE) behind += 1
  if (text[behind] !== ':') {
    outline.add(2, at, end)
    return end
  }
  outline.key(at, end)
  return behind + 1
}

function writer(text: string) {
  const columns = grown(undefined, 1024)
  const open: number[] = []
  let count = 0
  let [keyStart, keyEnd] = [0, 0]

  const add = (code: number, start: number, end: number): number => {
    if (count === columns.kind.length) Object.assign(columns, grown(columns, count * 2))
    const parent = open.at(-1) ?? -1
    columns.kind[count] = code
    columns.start[count] = start
    columns.end[count] = end
    columns.keyStart[count] = keyStart
    columns.keyEnd[count] = keyEnd
    columns.after[count] = count + 1
    columns.parent[count] = parent
    if (parent >= 0) {
      const place = columns.size[parent] ?? 0
      columns.place[count] = place
      columns.size[parent] = place + 1
    }
    keyStart = 0
    keyEnd = 0
    count += 1
    return count - 1
  }
  return {
    add,
    key: (start: number, end: number) => {
      keyStart = start
      keyEnd = end
    },
    open: (code: number, at: number) => {
      open.push(add(code, at, at))
      return at + 1
    },
    close: (end: number) => {
      const index = open.pop() ?? 0
      columns.end[index] = end
      columns.after[index] = count
      return end
    },
    done: (): JsonOutline => ({ text, count, ...columns }),
  }
}

type Columns = Omit<JsonOutline, 'text' | 'count'>

function grown(old: Columns | undefined, length: number): Columns {
  const columns: Columns = {
    kind: new Uint8Array(length),
    start: new Uint32Array(length),
    end: new Uint32Array(length),
    keyStart: new Uint32Array(length),
    keyEnd: new Uint32Array(length),
    after: new Uint32Array(length),
    parent: new Int32Array(length),
    size: new Uint32Array(length),
    place: new Uint32Array(length),
  }
  if (old) {
    columns.kind.set(old.kind)
    columns.start.set(old.start)
    columns.end.set(old.end)
    columns.keyStart.set(old.keyStart)
    columns.keyEnd.set(old.keyEnd)
    columns.after.set(old.after)
    columns.parent.set(old.parent)
    columns.size.set(old.size)
    columns.place.set(old.place)
  }
  return columns
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

function endOfWord(text: string, start: number): number {
  let at = start
  while (at < text.length && !ENDS.has(text.charCodeAt(at)) && text.charCodeAt(at) !== QUOTE)
    at += 1
  return at
}
