import type { ByteWindow } from '../byte-window.ts'
import type { NumberScanner } from '../number-scanner.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import type { JsonNode } from './json-node.ts'
import { LONGEST_TOKEN_BYTES, type NumberStream } from './number-stream.ts'

/** A pass over a JSON file that keeps its structure and skips its bulk. */
export type JsonScan = {
  window: ByteWindow
  numbers: NumberStream
  scanner: NumberScanner
  /** The values that are kept so far. */
  nodes: number
  /** True once the file has ended inside a value. */
  isCut: boolean
  readValue: (depth: number) => Promise<JsonNode>
}

export const [COMMA, CLOSE_LIST] = [0x2c, 0x5d]

/** Returns the next byte that is no space, or `undefined` at the end of the file. Zeros count as space: devices pad with them. */
export async function nextByte({ window }: JsonScan): Promise<number | undefined> {
  for (;;) {
    while (window.at < window.bytes.length && (window.bytes[window.at] ?? 0) <= 0x20) window.at += 1
    if (window.at < window.bytes.length || window.isLast) break
    await window.fill()
  }
  if (window.isLow(LONGEST_TOKEN_BYTES)) await window.fill()
  return window.bytes[window.at]
}

/** Passes commas and calls `readItem` for every item up to the closing bracket, which it passes, or to the end of the file. */
export async function eachItem(
  scan: JsonScan,
  readItem: (first: number) => Promise<unknown>,
): Promise<void> {
  const { window } = scan
  while (!scan.isCut) {
    const byte = await nextByte(scan)
    if (byte === undefined) return void cut(scan)
    if (byte === COMMA || byte === CLOSE_LIST) window.at += 1
    if (byte === CLOSE_LIST) return
    if (byte !== COMMA) await readItem(byte)
  }
}

/** Reads over the rest of an array. */
export async function skipRest(scan: JsonScan, depth: number): Promise<void> {
  const { nodes } = scan
  await eachItem(scan, async () => {
    await scan.readValue(depth + 1)
    scan.nodes = nodes
  })
}

/** Notes that the file ends inside a value. */
export function cut(scan: JsonScan): null {
  scan.isCut = true
  scan.window.at = scan.window.bytes.length
  return null
}

export function damaged({ window }: JsonScan): UnreadableRecording {
  return new UnreadableRecording('damaged', `byte ${window.offset}`)
}
