import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { memorySink } from '@systole/ecg/formats/memory-sink'
import { sourceOfBytes } from '@systole/ecg/signal/byte-source'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { followReading } from './follow-reading.ts'
import { readEcgFiles } from './read-ecg-files.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const PHASES = ['reading', 'storing', 'analysing'] as const
const rankOf = ({ phase, percent }: ImportProgress) => 1000 * PHASES.indexOf(phase) + (percent ?? 0)

function expectForwards(steps: readonly ImportProgress[]) {
  const ranks = steps.map(rankOf)
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
}

test.each([
  ['JSON', 'ecg_dog.json'],
  ['DICOM', 'ecg_dog.dcm'],
] as const)(
  'the reading of %s is reported in steps that go forwards and end at 100 %%',
  async (_, name) => {
    const path = join(folder, name)
    writeFileSync(path, await FIXTURES[name]())
    const steps: ImportProgress[] = []
    const onProgress = (step: ImportProgress) => void steps.push(step)
    const options = { isByStaff: false, stated: {}, folder, onProgress }
    await readEcgFiles([{ fileName: name, path }], options, memorySink().sink)
    expectForwards(steps)
    expect(steps.at(-1)?.percent).toBe(100)
  },
)

test('a second pass over the samples is storing, and its percentages start again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const steps: ImportProgress[] = []
    const source = sourceOfBytes(new Uint8Array(1000))
    const followed = followReading([{ fileName: 'a', source }], (step) => void steps.push(step))
    for (const pass of [1, 2]) {
      for (let at = 0; at < 1000; at += 250) {
        vi.advanceTimersByTime(300)
        await followed.sources.get('a')?.read(at, pass * 125)
      }
    }
    followed.end()
    expect(steps.map(({ phase, percent }) => `${phase} ${percent}`)).toEqual([
      ...['reading 12', 'reading 37', 'reading 62', 'reading 87'],
      ...['storing 25', 'storing 50', 'storing 75', 'storing 100', 'storing 100'],
    ])
  } finally {
    vi.useRealTimers()
  }
})
