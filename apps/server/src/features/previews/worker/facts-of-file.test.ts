import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factsOfFile } from './facts-of-file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'systole-facts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function factsOf(text: string) {
  const path = join(folder, 'a.json')
  writeFileSync(path, text)
  return factsOfFile({ work: 'readFacts', format: 'json', path, firstBytes: 1000 })
}

test('the facts of a JSON ECG do not depend on its length', async () => {
  const samples = new Array(100_000).fill(0.125)
  expect(await factsOf(JSON.stringify({ fs: 500, unit: 'mV', leads: { II: samples } }))).toEqual({
    ecg: { leads: ['II'], samplesPerSecond: 500, durationSeconds: 200 },
  })
})

test('other JSON has no facts, and what is no JSON is damaged', async () => {
  expect(await factsOf('{"wbc":8.2}')).toEqual({})
  await expect(factsOf('{"wbc":8.2')).rejects.toMatchObject({ problem: 'damaged' })
  await expect(factsOf('{wbc}')).rejects.toMatchObject({ problem: 'damaged' })
})
