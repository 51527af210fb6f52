import { pyramidOf } from '@systole/ecg/pyramid/pyramid'
import { pyramidChunks } from '@systole/ecg/pyramid/pyramid-bytes'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { expect, test, vi } from 'vitest'
import { memorySource } from './memory-source.ts'
import { openRemoteSource, type ReadStored, UnreadablePyramid } from './remote-source.ts'
import { readMillivolts } from './trace-source.ts'

const FS = 250
const COUNT = 1_000_000
const lead = (name: string, factor: number) => ({
  name,
  countsPerMillivolt: 500,
  baseline: 3,
  samples: new Int16Array(COUNT).map((_, at) => ((at * factor) % 1501) - 700),
})
const signal = { samplesPerSecond: FS, sampleCount: COUNT, leads: [lead('I', 7), lead('II', 13)] }
const here = memorySource(signal)
const stored = {
  signal: Buffer.concat(signal.leads.map(({ samples }) => Buffer.from(samples.buffer))),
  pyramid: Buffer.concat([...pyramidChunks(signal.leads.map(({ samples }) => pyramidOf(samples)))]),
}

/** A line to the server that can be cut. */
function aLine() {
  const line = { isCut: false, asked: [] as string[], aborted: 0 }
  const read: ReadStored = async (from, { offset, length }, ended) => {
    line.asked.push(`${from} ${offset} ${length}`)
    await Promise.resolve()
    if (ended.aborted) line.aborted += 1
    if (line.isCut) throw new Error('The line is cut')
    return Uint8Array.from(stored[from].subarray(offset, offset + length))
  }
  return { line, read }
}

async function opened() {
  const { line, read } = aLine()
  const source = await openRemoteSource(signal, read, new AbortController().signal)
  return { line, source }
}

test('opening reads only the beginning of the pyramid, and knows how tall the waves are', async () => {
  const { line, source } = await opened()
  expect(line.asked).toEqual([`pyramid 0 ${16 + 2 * 977 * 4}`])
  expect(source.leads.slice(0, 2).map(({ highest }) => highest)).toEqual([
    here.leads[0]?.highest,
    here.leads[1]?.highest,
  ])
})

test('samples arrive as tiles of 60 s, also across tiles, and derived leads from both', async () => {
  const { line, source } = await opened()
  const range = { from: 14_000, to: 16_000 }
  expect(readMillivolts(source, 0, range).every(Number.isNaN)).toBe(true)
  expect(source.state()).toBe('loading')
  await vi.waitFor(() => expect(source.state()).toBe('ready'))
  expect(line.asked.slice(1)).toEqual([`signal 0 30000`, `signal 30000 30000`])
  expect(readMillivolts(source, 0, range)).toEqual(readMillivolts(here, 0, range))
  readMillivolts(source, 3, range)
  await vi.waitFor(() => expect(source.state()).toBe('ready'))
  const place = (name: string) => here.leads.findIndex((each) => each.name === name)
  expect(source.leads.map(({ name }) => name)).toEqual(here.leads.map(({ name }) => name))
  expect(readMillivolts(source, 3, range)).toEqual(readMillivolts(here, place('aVR'), range))
})

test('every level of the pyramid is the same as in memory', async () => {
  const { source } = await opened()
  for (let level = 0; level < source.levelCount; level += 1) {
    const [one, other] = [new Int16Array(600), new Int16Array(600)]
    source.copyPairs(1, level, 40, one)
    await vi.waitFor(() => expect(source.state()).toBe('ready'))
    source.copyPairs(1, level, 40, one)
    here.copyPairs(1, level, 40, other)
    expect(one).toEqual(other)
  }
})

test('a derived lead has pairs too, calculated from the samples of I and II', async () => {
  const { source } = await opened()
  const read = (from: typeof source | typeof here) => {
    const out = new Int16Array(64)
    from.copyPairs(4, 0, 900, out)
    return [...out]
  }
  read(source)
  await vi.waitFor(() => expect(source.state()).toBe('ready'))
  expect(read(source)).toEqual(read(here))
})

test('a cut line is reported, asks for nothing more, and continues after a retry', async () => {
  const { line, source } = await opened()
  line.isCut = true
  readMillivolts(source, 0, { from: 0, to: 100 })
  await vi.waitFor(() => expect(source.state()).toBe('away'))
  const asked = line.asked.length
  for (let at = 0; at < 20; at += 1)
    readMillivolts(source, 0, { from: at * 15_000, to: 15_000 * at + 9 })
  expect(line.asked).toHaveLength(asked)
  line.isCut = false
  const listener = vi.fn()
  source.subscribe(listener)
  readMillivolts(source, 0, { from: 0, to: 100 })
  source.retry()
  await vi.waitFor(() => expect(source.state()).toBe('ready'))
  expect(listener).toHaveBeenCalled()
  expect(readMillivolts(source, 0, { from: 0, to: 100 })).toEqual(
    readMillivolts(here, 0, { from: 0, to: 100 }),
  )
})

test('a leap through the day loads what is seen, not everything on the way', async () => {
  const { line, source } = await opened()
  for (let from = 0; from < COUNT - 3000; from += 3000)
    readMillivolts(source, 0, { from, to: from + 3000 })
  await vi.waitFor(() => expect(source.state()).toBe('ready'))
  expect(line.asked.length).toBeLessThan(1 + 6 + 64)
  source.close()
})

test('the pyramid of another recording is refused', async () => {
  const { read } = aLine()
  const other = { ...signal, sampleCount: COUNT - 1 }
  await expect(openRemoteSource(other, read, new AbortController().signal)).rejects.toThrow(
    UnreadablePyramid,
  )
})

test('samples beyond the ends are missing', async () => {
  const { source } = await opened()
  const out = new Int16Array(4)
  source.copySamples(0, COUNT - 2, out)
  await vi.waitFor(() => expect(source.state()).toBe('ready'))
  source.copySamples(0, COUNT - 2, out)
  expect([...out.subarray(2)]).toEqual([NO_SAMPLE, NO_SAMPLE])
  expect(out[0]).toBe(signal.leads[0]?.samples[COUNT - 2])
})
