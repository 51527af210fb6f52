import type { JsonNumbers } from './json-node.ts'
import { cut, type JsonScan, skipRest } from './json-scan.ts'
import type { NumbersStop } from './number-stream.ts'

const HEAD_ITEMS = 16
const scratch = new Float64Array(4096)

/** Reads an array of numbers and keeps what it contains, not its numbers. The window is behind the opening bracket. */
export async function scanNumbers(scan: JsonScan, depth: number): Promise<JsonNumbers> {
  const { window, numbers } = scan
  const found: JsonNumbers = {
    kind: 'numbers',
    offset: window.offset,
    count: 0,
    summary: { lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY, decimals: 0 },
    head: [],
    last: Number.NaN,
    otherAt: undefined,
    isCut: false,
  }
  numbers.startArray()
  numbers.decimals = 0
  let stop: NumbersStop
  do {
    stop = await numbers.readInto(scratch)
    addNumbers(found, scratch.subarray(0, numbers.count))
  } while (stop === 'full')
  if (stop === 'other') found.otherAt = found.count
  if (stop === 'other') await skipRest(scan, depth)
  if (stop === 'cut') cut(scan)
  found.summary.decimals = numbers.decimals
  found.isCut = scan.isCut
  return found
}

function addNumbers(found: JsonNumbers, values: Float64Array): void {
  const { summary, head } = found
  let { lowest, highest } = summary
  for (const value of values) {
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  summary.lowest = lowest
  summary.highest = highest
  head.push(...values.subarray(0, HEAD_ITEMS - head.length))
  found.count += values.length
  found.last = values.at(-1) ?? found.last
}
