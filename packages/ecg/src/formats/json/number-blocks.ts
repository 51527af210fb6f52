import type { ByteSource } from '../../signal/byte-source.ts'
import { ByteWindow } from '../byte-window.ts'
import { BLOCK_SAMPLES, type SampleBlock } from '../source-recording.ts'
import type { JsonNumbers, JsonRows } from './json-node.ts'
import { NumberStream } from './number-stream.ts'

/** Numbers of a JSON file as one column of samples: an array, or a column of rows. */
export type NumberColumn = {
  node: JsonNumbers | JsonRows
  column: number
  /** Samples per number, if the numbers are the times of packets: the numbers between are interpolated by this step. */
  repeats: { samples: number; step: number } | undefined
}

/**
 * Yields the columns of a recording side by side, although a JSON file has one lead after the other: every array is read by a window
 * of its own, so that a day takes no more memory than a minute. Shorter columns end with `NaN`.
 */
export async function* numberBlocks(
  source: ByteSource,
  columns: readonly NumberColumn[],
  sampleCount: number,
): AsyncGenerator<SampleBlock> {
  const readers = new Map<JsonNumbers | JsonRows, ReturnType<typeof readerOf>>()
  for (const { node } of columns) if (!readers.has(node)) readers.set(node, readerOf(source, node))
  const block = columns.map(() => new Float64Array(BLOCK_SAMPLES))
  for (let from = 0; from < sampleCount; from += BLOCK_SAMPLES) {
    const length = Math.min(BLOCK_SAMPLES, sampleCount - from)
    for (const [place, column] of columns.entries()) {
      const target = block[place]?.subarray(0, length)
      const reader = readers.get(column.node)
      if (target && reader) await fillColumn(target, from, column, reader)
    }
    yield block.map((values) => values.subarray(0, length))
  }
}

type Reader = ReturnType<typeof readerOf>

async function fillColumn(
  target: Float64Array,
  from: number,
  { node, column, repeats }: NumberColumn,
  reader: Reader,
): Promise<void> {
  const width = node.kind === 'rows' ? node.width : 1
  const perNumber = repeats?.samples ?? 1
  for (let at = 0; at < target.length; at += 1) {
    const sample = from + at
    const index = perNumber === 1 ? sample : Math.floor(sample / perNumber)
    if (index >= reader.to) await reader.next(index)
    const value = reader.values[(index - reader.from) * width + column] ?? Number.NaN
    target[at] = repeats === undefined ? value : value + (sample - index * perNumber) * repeats.step
  }
}

/** Reads an array in stretches that start at the number asked for; asked for in rising order. */
function readerOf(source: ByteSource, node: JsonNumbers | JsonRows) {
  const window = new ByteWindow(source, node.offset)
  const stream = new NumberStream(window, { isNested: node.kind === 'rows' })
  const width = node.kind === 'rows' ? node.width : 1
  const buffer = new Float64Array(BLOCK_SAMPLES * width)
  const reader = {
    values: buffer.subarray(0, 0),
    from: 0,
    to: 0,
    /** Reads the stretch that starts at `index`; beyond the end there are no values. */
    next: async (index: number): Promise<void> => {
      const length = Math.min(BLOCK_SAMPLES, Math.max(0, node.count - index))
      if (length > 0) await stream.readInto(buffer.subarray(0, length * width))
      reader.values = buffer.subarray(0, length > 0 ? stream.count : 0)
      reader.from = index
      reader.to = length > 0 ? index + length : Number.POSITIVE_INFINITY
    },
  }
  return reader
}
