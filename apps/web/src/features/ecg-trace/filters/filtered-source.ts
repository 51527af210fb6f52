import {
  type DisplayFilter,
  filterForDisplay,
  isAsRecorded,
  settlingSeconds,
} from '@systole/ecg/filters/display-filter'
import { copyFrom } from '../source/copy-from.ts'
import type { TraceSource } from '../source/trace-source.ts'

const BLOCK_SECONDS = 30
const MOST_BLOCKS = 96

/** Returns a source whose samples are filtered for display; the original, which is measured, stays as it is. */
export function filteredSource(source: TraceSource, filter: DisplayFilter): TraceSource {
  if (isAsRecorded(filter)) return source
  const { samplesPerSecond, leads } = source
  const blockSamples = Math.round(BLOCK_SECONDS * samplesPerSecond)
  const margin = Math.ceil(settlingSeconds(filter) * samplesPerSecond)
  const blocks = new Map<string, Int16Array>()

  const makeBlock = (lead: number, block: number): Int16Array => {
    const counts = new Int16Array(blockSamples + 2 * margin)
    source.copySamples(lead, block * blockSamples - margin, counts)
    const baseline = leads[lead]?.baseline ?? 0
    filterForDisplay(counts, filter, { samplesPerSecond, baseline })
    return counts.slice(margin, margin + blockSamples)
  }
  const blockOf = (lead: number, block: number): Int16Array => {
    const key = `${lead} ${block}`
    const known = blocks.get(key)
    const made = known ?? makeBlock(lead, block)
    blocks.delete(key) // the most recently used is the last
    if (source.state() === 'ready') blocks.set(key, made)
    const [oldest] = blocks.keys()
    if (blocks.size > MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest)
    return made
  }
  return {
    ...source,
    // columns are always those of filtered samples
    levelCount: 0,
    copySamples: (lead, from, out) => {
      const last = Math.floor((from + out.length - 1) / blockSamples)
      for (let block = Math.floor(from / blockSamples); block <= last; block += 1) {
        const start = block * blockSamples
        const first = Math.max(from, start)
        const end = Math.min(from + out.length, start + blockSamples)
        copyFrom(blockOf(lead, block), first - start, out.subarray(first - from, end - from))
      }
    },
  }
}
