import type { ByteSource } from '../../signal/byte-source.ts'
import { ByteWindow } from '../byte-window.ts'
import { NumberScanner } from '../number-scanner.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import type { JsonList, JsonNode, JsonObject, JsonRows } from './json-node.ts'
import { cut, damaged, eachItem, type JsonScan, nextByte } from './json-scan.ts'
import { NumberStream } from './number-stream.ts'
import { readText } from './read-text.ts'
import { scanNumbers } from './scan-numbers.ts'
import { jsonRowsOf, readRow } from './scan-rows.ts'

const DEEPEST = 512
/** Items of a list that are kept; the rest is counted. Arrays of numbers are no lists. */
const MOST_ITEMS = 1000
const MOST_NODES = 200_000
const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a]
const [OPEN_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x7b, 0x7d]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
const WORDS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
  ['NaN', null],
  ['Infinity', null],
  ['-Infinity', null],
]

/**
 * Reads the structure of a JSON file in one pass with little memory. Returns its values, of which a file of JSON lines has several,
 * and if the file ends inside one. Throws `UnreadableRecording` for anything but JSON.
 */
export async function scanJson(
  source: ByteSource,
): Promise<{ roots: readonly JsonNode[]; isCut: boolean }> {
  const window = new ByteWindow(source)
  const scan: JsonScan = {
    window,
    numbers: new NumberStream(window),
    scanner: new NumberScanner(),
    nodes: 0,
    isCut: false,
    readValue: (depth) => readValue(scan, depth),
  }
  await window.fill()
  if (BYTE_ORDER_MARK.every((byte, place) => window.bytes[place] === byte)) window.at = 3
  const roots: JsonNode[] = []
  while ((await nextByte(scan)) !== undefined && !scan.isCut) {
    roots.push(await readValue(scan, 0))
    if (roots.length > MOST_ITEMS) throw new UnreadableRecording('layoutUnsupported', 'JSON lines')
  }
  return { roots, isCut: scan.isCut }
}

async function readValue(scan: JsonScan, depth: number): Promise<JsonNode> {
  const { window } = scan
  const byte = await nextByte(scan)
  if (byte === undefined) return cut(scan)
  if (depth > DEEPEST) throw new UnreadableRecording('tooDeep', `byte ${window.offset}`)
  scan.nodes += 1
  if (scan.nodes > MOST_NODES) {
    throw new UnreadableRecording('layoutUnsupported', `more than ${MOST_NODES} values`)
  }
  if (byte === OPEN_OBJECT) return readObject(scan, depth)
  if (byte === OPEN_LIST) return readArray(scan, depth)
  if (byte === QUOTE) return readString(scan)
  return readScalar(scan)
}

async function readObject(scan: JsonScan, depth: number): Promise<JsonObject> {
  const { window } = scan
  const object: JsonObject = { kind: 'object', fields: new Map(), repeated: new Set() }
  window.at += 1
  while (!scan.isCut) {
    const byte = await nextByte(scan)
    if (byte === undefined) cut(scan)
    else if (byte === CLOSE_OBJECT) {
      window.at += 1
      break
    } else if (byte === COMMA) window.at += 1
    else if (byte === QUOTE) await readField(scan, object, depth)
    else throw damaged(scan)
  }
  return object
}

async function readField(scan: JsonScan, object: JsonObject, depth: number): Promise<void> {
  const name = await readString(scan)
  const colon = await nextByte(scan)
  if (colon === undefined || scan.isCut) return void cut(scan)
  if (colon !== COLON) throw damaged(scan)
  scan.window.at += 1
  const value = await readValue(scan, depth + 1)
  if (object.fields.has(name)) object.repeated.add(name)
  object.fields.set(name, value)
}

async function readArray(scan: JsonScan, depth: number): Promise<JsonNode> {
  scan.window.at += 1
  const first = await nextByte(scan)
  if (first !== undefined && startsNumber(first)) return scanNumbers(scan, depth)
  return readList(scan, depth)
}

async function readList(scan: JsonScan, depth: number): Promise<JsonNode> {
  const from = scan.window.offset
  const list: JsonList = { kind: 'list', items: [], count: 0 }
  let rows: JsonRows | undefined
  await eachItem(scan, async (first) => {
    if (rows) return readRow(scan, rows, first)
    const { nodes } = scan
    const item = await readValue(scan, depth + 1)
    list.count += 1
    if (list.count <= MOST_ITEMS) list.items.push(item)
    else scan.nodes = nodes
    if (first === OPEN_LIST) rows = jsonRowsOf(list, from)
  })
  if (rows) rows.isCut = scan.isCut
  return rows ?? list
}

async function readString(scan: JsonScan): Promise<string> {
  const text = await readText(scan.window)
  if (text === undefined) cut(scan)
  return text ?? ''
}

async function readScalar(scan: JsonScan): Promise<JsonNode> {
  const { window, scanner } = scan
  const text = String.fromCharCode(...window.bytes.subarray(window.at, window.at + 9))
  const word = WORDS.find(([known]) => text.startsWith(known))
  if (word) {
    window.at += word[0].length
    return word[1]
  }
  const number = scanner.read(window.bytes, window.at)
  if (number === undefined) {
    if (window.isLast && WORDS.some(([known]) => known.startsWith(text))) return cut(scan)
    throw damaged(scan)
  }
  window.at = scanner.at
  return number
}

/** Returns if an item that starts with this byte is a number, `null`, `NaN` or `Infinity`. */
function startsNumber(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || '-+.nNI'.includes(String.fromCharCode(byte))
}
