import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DICOM_FUZZ_SEEDS } from '@systole/dicom/testing/dicom-fuzz-seeds'
import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { RECORDING_READERS } from '@systole/ecg/formats/recording-readers'
import { fuzzReaders } from '@systole/ecg/formats/testing/fuzz'
import { FUZZ_SEEDS } from '@systole/ecg/formats/testing/fuzz-seeds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TASK_LIMITS } from './contents-process.ts'
import { type ContentsProcesses, contentsProcesses } from './contents-processes.ts'
import { memoryOf } from './run-limited.ts'
import { writeFiles, zipSeeds } from './worker/testing/fuzz-import.ts'

vi.setConfig({ testTimeout: 120_000 }) // processes are started

const MEGABYTE = 1_000_000
let folder = ''
let contents: ContentsProcesses
const started: ContentsProcesses[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'systole-limits-'))
  contents = withLimits({})
})
afterEach(async () => {
  for (const each of started.splice(0)) await each.close()
  rmSync(folder, { recursive: true })
})

function withLimits(limits: Partial<typeof TASK_LIMITS>): ContentsProcesses {
  const each = contentsProcesses(join(folder, 'home'), { ...TASK_LIMITS, ...limits })
  started.push(each)
  return each
}

async function imported(
  by: ContentsProcesses,
  files: Readonly<Record<string, Uint8Array>>,
  onProgress?: (step: ImportProgress) => void,
) {
  const out = mkdtempSync(join(folder, 'out-'))
  const [first, ...companions] = writeFiles(files, out)
  if (!first) throw new Error('there is no file')
  return by.ask(
    { work: 'importEcg', ...first, companions, isByStaff: true, stated: {} },
    out,
    onProgress,
  )
}

/** Samples of half an hour as text, which takes a process some time. */
function manySamples(): Uint8Array {
  const chunk = Array.from({ length: 9000 }, (_, at) => ((at * 37) % 400) / 100).join(',')
  const text = `{"sampling_rate_hz":500,"unit":"mV","leads":{"II":[${new Array(100).fill(chunk).join(',')}]}}`
  return new TextEncoder().encode(text)
}

const small = () => {
  const [seed] = FUZZ_SEEDS.filter(({ name }) => name === 'json leads')
  return seed?.files ?? {}
}

test.each([
  ['time', { taskSeconds: 0.2 }, 'tookTooLong'],
  ['memory', { memoryBytes: 30 * MEGABYTE }, 'tooLarge'],
] as const)(
  'an import over its limit of %s is ended and named, and the next file is read',
  async (_, limits, problem) => {
    const limited = withLimits(limits)
    expect(await imported(limited, { 'a.json': manySamples() })).toEqual({ problem })
    expect(await imported(contents, small())).toMatchObject({ recordings: [{ number: 1 }] })
  },
)

test('a process reports how far an import is, forwards and to 100 %', async () => {
  const steps: ImportProgress[] = []
  await imported(contents, { 'a.json': manySamples() }, (step) => void steps.push(step))
  const ranks = steps.map(({ phase, percent }) => (phase === 'reading' ? 0 : 1000) + (percent ?? 0))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  expect(steps.at(-1)).toEqual({ phase: 'storing', percent: 100 })
})

test('damaged files of every format are answered by processes, in time and with little memory', async () => {
  let most = 0
  const watch = setInterval(async () => {
    for (const pid of childrenOf(process.pid)) most = Math.max(most, await memoryOf(pid))
  }, 250) // the work of the watch counts as time of the test
  const problems = new Map<string, number>()
  const plain = [...FUZZ_SEEDS, ...DICOM_FUZZ_SEEDS]
  const seeds = [...plain, ...zipSeeds(plain.filter((_, place) => place % 6 === 0))]
  try {
    const report = await fuzzReaders({
      readers: RECORDING_READERS,
      seeds,
      from: 700_000,
      count: 240,
      readFiles: async (files) => {
        const answer = await imported(contents, files)
        const name = 'problem' in answer ? answer.problem : Object.keys(answer)[0]
        problems.set(name ?? '', (problems.get(name ?? '') ?? 0) + 1)
      },
    })
    expect(report.failures).toEqual([])
  } finally {
    clearInterval(watch)
  }
  expect([...problems.keys()].toSorted()).toEqual(['recordings', 'refused'])
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(500 * MEGABYTE)
})

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => statusOf(name).includes(`\nPPid:\t${parent}\n`))
    .map(Number)
}

/** Returns what the system says of a process, empty if it has ended. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
