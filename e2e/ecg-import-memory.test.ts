import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentsProcesses } from '../apps/server/src/features/previews/contents-processes.ts'
import { recordingFiles } from '../apps/server/src/features/previews/worker/task.ts'
import { longDicomEcg, longEcg } from './support/long-ecg.ts'

/** A day at 500 Hz, read and analysed in the contents process. Handbook 5.9 and 7: at most 120 s and 1.5 GB. */
const SAMPLES = 24 * 3600 * 500
const PAGE_BYTES = 4096
const LOOK_EVERY_MS = 20
const MEGABYTE = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'systole-ecg-memory-'))
const contents = contentsProcesses(join(folder, 'home'))
afterAll(async () => {
  await contents.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['JSON of one lead', 1, () => longEcg({ hours: 24 }), { reading: 300, analysing: 1000 }],
  ['DICOM of six leads', 6, () => longDicomEcg({ hours: 24 }), { reading: 400, analysing: 1300 }],
] as const)(
  'a day of %s is imported with little memory',
  async (_, written, make, most) => {
    const path = join(folder, 'source')
    writeFileSync(path, make())
    const out = join(folder, 'out')
    mkdirSync(out, { recursive: true })
    const reading = await watched(() =>
      contents.ask(
        { work: 'importEcg', path, fileName: 'a', companions: [], isByStaff: false, stated: {} },
        out,
      ),
    )
    if (!('recordings' in reading.result)) throw new Error(JSON.stringify(reading.result))
    const [recording] = reading.result.recordings
    if (!recording) throw new Error('there is no recording')
    expect(recording.sampleCount).toBe(SAMPLES)
    const { samplesPerSecond, leads, gaps: stated } = recording
    expect(leads.length).toBeLessThanOrEqual(written)
    const { signal, pyramid } = recordingFiles(recording)
    expect(statSync(join(out, signal)).size).toBe(leads.length * SAMPLES * 2)
    expect(statSync(join(out, pyramid)).size).toBeLessThan(leads.length * 14.5 * MEGABYTE)
    const analysing = await watched(() =>
      contents.ask(
        {
          work: 'analyseEcg',
          path: join(out, signal),
          samplesPerSecond,
          leads,
          stated,
          species: 'dog',
        },
        out,
      ),
    )
    expect(analysing.result).toMatchObject({ analysed: { species: 'dog' } })
    expect(reading.used.megabytes, `${reading.used.seconds} s`).toBeLessThan(most.reading)
    expect(analysing.used.megabytes, `${analysing.used.seconds} s`).toBeLessThan(most.analysing)
  },
  300_000,
)

/** Runs a task and returns the most memory that a child process had meanwhile. */
async function watched<T>(run: () => Promise<T>) {
  const began = performance.now()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, ...children().map(residentBytes))
  }, LOOK_EVERY_MS)
  try {
    const result = await run()
    const seconds = Math.round(performance.now() - began) / 1000
    return { result, used: { seconds, megabytes: Math.round(most / MEGABYTE) } }
  } finally {
    clearInterval(watch)
  }
}

function children(): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    const [, parent] = textOf(`/proc/${name}/stat`).split(') ')[1]?.split(' ') ?? []
    return Number(parent) === process.pid
  })
}

function residentBytes(pid: string): number {
  const [, pages = '0'] = textOf(`/proc/${pid}/statm`).split(' ')
  return Number(pages) * PAGE_BYTES
}

/** Returns a file of the system, empty if its process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
