import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { expect, test } from 'vitest'
import { speciesOf } from './ecg-annotate/read-record.ts'

const OPTIONS = { species: 'dog', seconds: 10, seed: 3, noise: { whiteMillivolts: 0.01 } } as const
const { signal, truth } = syntheticEcg(OPTIONS)
const { samples, countsPerMillivolt, baseline } = signal.leads[0] ?? { samples: new Int16Array() }

const record = (id: string, lead: object) => ({
  ...{ format: 'ecg-ref-1', id, species: 'dog', fs: 500, units: 'mV' },
  leads: [{ name: 'II', length: samples.length, ...lead }],
})
const base64 = Buffer.from(samples.buffer).toString('base64')
const asCounts = { encoding: 'int16le-base64', gain: countsPerMillivolt, baseline, samples: base64 }
const asMillivolts = { samples: Array.from(samples, (count) => count / (countsPerMillivolt ?? 1)) }

function folderWith(files: Record<string, object | string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecg-annotate-'))
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text)
  }
  return folder
}

const COMMAND = join('tools', 'ecg-annotate.ts')
const read = (folder: string, id: string) =>
  JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))

test('records of both lead encodings are annotated with beats, waves and gaps', () => {
  const from = folderWith({
    'a.json.gz': record('a', asCounts),
    'b.json.gz': record('b', asMillivolts),
  })
  const to = join(from, 'out')
  execFileSync(process.execPath, [COMMAND, from, to])
  for (const id of ['a', 'b']) {
    const { beats, waves, gaps } = read(to, id)
    expect(beats).toHaveLength(truth.beats.length)
    expect(beats[0]).toEqual({ sample: expect.any(Number), label: 'N' })
    expect(waves[0]).toMatchObject({ lead: 'II', type: expect.stringMatching(/^(P|QRS|T)$/) })
    expect(gaps).toEqual([])
  }
})

test('a record that cannot be read is named, the others are annotated, and the command fails', () => {
  const from = folderWith({
    'a.json.gz': record('a', { ...asCounts, gain: 0 }),
    'b.json.gz': 'no JSON',
    'd.json.gz': record('d', asCounts),
  })
  const whole = gzipSync(JSON.stringify(record('e', asCounts)))
  writeFileSync(join(from, 'e.json.gz'), whole.subarray(0, whole.length / 2))
  const to = join(from, 'out')
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, from, to], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('a.json.gz: leads[0].gain: 0')
  expect(stderr).toContain('b.json.gz: ')
  expect(stderr).toContain('e.json.gz: unexpected end of file')
  expect(stderr).not.toContain('    at ')
  expect(read(to, 'd').beats).toHaveLength(truth.beats.length)
})

test('samples that are null are gaps, and an animal without a profile is read as a dog, which is said', () => {
  const withNull = asMillivolts.samples.map((value, at) => (at >= 2600 && at < 2650 ? null : value))
  const from = folderWith({
    'h.json.gz': { ...record('h', { samples: withNull }), species: 'horse' },
  })
  const to = join(from, 'out')
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, from, to], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, 'h.json.gz: unknown species, read as dog\n'])
  expect(read(to, 'h').gaps).toEqual([{ from: 2600, to: 2650 }])
  expect(read(to, 'h').beats.length).toBeGreaterThan(truth.beats.length - 3)
})

test.each([
  [[join(tmpdir(), 'no-such-folder'), 'out'], 2, 'No such folder'],
  [[folderWith({}), join(folderWith({}), 'out')], 1, 'No *.json.gz in'],
  [['only-one'], 2, 'Usage: npm run --silent ecg:annotate -- REF_DIR OUT_DIR'],
])('a call with %s fails with one line', (args, code, words) => {
  const run = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' })
  expect(run.status).toBe(code)
  expect(run.stderr).toContain(words)
  expect(run.stderr.trim().split('\n')).toHaveLength(1)
})

test.each([
  ['dog', 'dog'],
  ['dog (time axis shrunk)', 'cat'],
  ['human', 'human'],
  ['guinea pig', 'guineaPig'],
])('the species %s is analysed as %s', (text, species) => {
  expect(speciesOf(text)).toEqual({ species, isSpeciesAssumed: false })
})
