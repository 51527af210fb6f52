import { expect, test } from 'vitest'
import { BEAT_LABELS } from '../beats/beat.ts'
import type { SourcedBeat } from '../beats/beat-records.ts'
import { applyEdits, type PatchBase } from './apply-edits.ts'
import { type PatchEdit, RANGE_MARKS } from './edit.ts'
import { type EditLog, editsOf, makeEdit, redoEdit, startEdits, undoEdit } from './edit-log.ts'

const SAMPLES = 100_000
const BASE: PatchBase = {
  sampleCount: SAMPLES,
  leads: ['I', 'II'],
  ranges: [],
  beatsAt: (sensitivity) => every(500 - 100 * sensitivity),
}
const replay = (edits: readonly PatchEdit[]) => applyEdits(BASE, edits)
const start = () => startEdits(BASE, applyEdits(BASE, []))

function every(step: number): SourcedBeat[] {
  return Array.from({ length: Math.floor(SAMPLES / step) }, (_, index) => ({
    sample: index * step + 100,
    label: index % 9 === 4 ? 'V' : 'N',
    shape: index % 9 === 4 ? 2 : 1,
    source: 'auto',
  }))
}

/** A generator of numbers below 1 that repeats for a seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function randomEdit(random: () => number): PatchEdit {
  const sample = Math.floor(random() * SAMPLES)
  const known = Math.floor(random() * 199) * 500 + 100
  const label = BEAT_LABELS[Math.floor(random() * BEAT_LABELS.length)] ?? 'N'
  const mark = RANGE_MARKS[Math.floor(random() * 3)] ?? 'noise'
  const range = { from: sample, to: sample + Math.floor(random() * 2000) }
  const kinds: PatchEdit[] = [
    { edit: 'addBeat', sample, label },
    { edit: 'moveBeat', from: known, to: sample },
    { edit: 'deleteBeat', sample: known },
    { edit: 'relabel', samples: [known, known + 500, known], label },
    { edit: 'relabelShape', shape: 1 + Math.floor(random() * 2), label },
    { edit: 'markRange', mark, ...range },
    { edit: 'clearRange', ...range },
    { edit: 'invertLead', lead: 'II' },
    { edit: 'swapLeads', one: 'I', other: 'II' },
    { edit: 'setSensitivity', sensitivity: random() < 0.5 ? -1 : 1 },
    { edit: 'setBound', lead: 'I', wave: 'T', side: 'off', offset: Math.floor(random() * 99) },
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? { edit: 'deleteBeat', sample: known }
}

test('ECG-3 a thousand random lists, edited one by one, undone and redone, equal their replay', () => {
  const untouched = applyEdits(BASE, [])
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomOf(seed)
    let log: EditLog = start()
    for (let count = 1 + Math.floor(random() * 12); count > 0; count -= 1)
      log = makeEdit(log, randomEdit(random), replay)
    const edits = editsOf(log)
    const made = applyEdits(BASE, edits)
    expect(log.patched).toEqual(made)
    for (let place = edits.length - 1; place >= 0; place -= 1) {
      log = undoEdit(log)
      if (random() < 0.2) expect(log.patched).toEqual(applyEdits(BASE, edits.slice(0, place)))
    }
    expect(log.patched).toEqual(untouched)
    for (const _ of edits) log = redoEdit(log, replay)
    expect(log.patched).toEqual(made)
  }
})

test('an edit that does not fit leaves no step, and a new edit forgets what was undone', () => {
  const edit: PatchEdit = { edit: 'deleteBeat', sample: 600 }
  expect(makeEdit(start(), { edit: 'deleteBeat', sample: 1 }).steps).toEqual([])
  const undone = undoEdit(makeEdit(start(), edit))
  expect(undone.undone).toEqual([edit])
  expect(makeEdit(undone, { edit: 'deleteBeat', sample: 1100 }).undone).toEqual([])
  expect(undoEdit(start())).toEqual(start())
})

test('an edit in a day of 150,000 beats costs under 5 ms', () => {
  const beats = Array.from(
    { length: 150_000 },
    (_, index): SourcedBeat => ({ sample: index * 288, label: 'N', shape: 1, source: 'auto' }),
  )
  const base: PatchBase = {
    sampleCount: 43_200_000,
    leads: ['II'],
    ranges: [],
    beatsAt: () => beats,
  }
  let log = startEdits(base, applyEdits(base, []))
  const { user } = process.cpuUsage()
  for (let index = 0; index < 200; index += 1)
    log = makeEdit(log, { edit: 'relabel', samples: [index * 288 * 700], label: 'V' })
  expect(log.steps).toHaveLength(200)
  const spent = process.cpuUsage({ user, system: 0 }).user / 1000
  expect(spent / 200).toBeLessThan(25) // five times the budget, for a busy machine
})
