import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BEAT_LABELS } from '../beats/beat.ts'
import { encodeBeats, type SourcedBeat } from '../beats/beat-records.ts'
import {
  applyEdits,
  applyRevisions,
  continueEdits,
  type EditsBy,
  type PatchBase,
} from './apply-edits.ts'
import { type PatchEdit, RANGE_MARKS } from './edit.ts'
import { randomOf } from './testing/random-edits.ts'

const SAMPLES = 100_000
const every = (step: number): SourcedBeat[] =>
  Array.from({ length: Math.floor(SAMPLES / step) }, (_, index) => ({
    sample: index * step + 100,
    label: index % 9 === 4 ? 'V' : 'N',
    shape: index % 9 === 4 ? 2 : 1,
    source: 'auto',
  }))
const BASE: PatchBase = {
  sampleCount: SAMPLES,
  leads: ['I', 'II'],
  ranges: [],
  beatsAt: (sensitivity) => every(500 - 100 * sensitivity),
}
const after = (...edits: PatchEdit[]) => applyEdits(BASE, edits)
const at = (edits: readonly PatchEdit[], sample: number) =>
  applyEdits(BASE, edits).beats.find((beat) => beat.sample === sample)
const digest = (edits: readonly PatchEdit[]) =>
  createHash('sha256')
    .update(encodeBeats(applyEdits(BASE, edits).beats))
    .digest('hex')

describe('each edit', () => {
  test('adds, moves, relabels and deletes a beat, with its author', () => {
    const add: PatchEdit = { edit: 'addBeat', sample: 345, label: 'A' }
    expect(at([add], 345)).toEqual({ sample: 345, label: 'A', source: 'patcher', shape: 0 })
    const move: PatchEdit = { edit: 'moveBeat', from: 600, to: 603 }
    expect([at([move], 600), at([move], 603)]).toEqual([
      undefined,
      { sample: 603, label: 'N', source: 'patcher', shape: 1 },
    ])
    expect(at([{ edit: 'relabel', samples: [600], label: 'Q' }], 600)?.label).toBe('Q')
    expect(at([{ edit: 'deleteBeat', sample: 600 }], 600)).toBeUndefined()
  })

  test('decides a whole shape in one step, and touches no other', () => {
    const before = after().beats
    const { beats } = after({ edit: 'relabelShape', shape: 2, label: 'F' })
    for (const [index, beat] of beats.entries())
      expect(beat.label).toBe(before[index]?.shape === 2 ? 'F' : 'N')
  })

  test('marks a range over an older one, and clears a part of it', () => {
    expect(
      after(
        { edit: 'markRange', mark: 'noise', from: 1000, to: 5000 },
        { edit: 'markRange', mark: 'packetLoss', from: 2000, to: 3000 },
        { edit: 'clearRange', from: 4000, to: 4500 },
      ).ranges,
    ).toEqual([
      { mark: 'noise', from: 1000, to: 2000 },
      { mark: 'packetLoss', from: 2000, to: 3000 },
      { mark: 'noise', from: 3000, to: 4000 },
      { mark: 'noise', from: 4500, to: 5000 },
    ])
  })

  test('inverts and swaps leads, twice back again, and keeps lead, bounds and sensitivity', () => {
    const invert: PatchEdit = { edit: 'invertLead', lead: 'II' }
    const swap: PatchEdit = { edit: 'swapLeads', one: 'I', other: 'II' }
    expect(after(invert, swap)).toMatchObject({
      inverted: ['II'],
      leadNames: { I: 'II', II: 'I' },
    })
    expect(after(invert, swap, swap, invert)).toEqual(after())
    expect(
      after(
        { edit: 'usePrimaryLead', lead: 'II' },
        { edit: 'setBound', lead: 'II', wave: 'QRS', side: 'on', offset: -12 },
      ),
    ).toMatchObject({ primaryLead: 'II', bounds: { 'II.QRS.on': -12 } })
  })

  test('a sensitivity finds other beats, and what a person did to them stays', () => {
    const edits: PatchEdit[] = [
      { edit: 'addBeat', sample: 345, label: 'V' },
      { edit: 'setSensitivity', sensitivity: 2 },
    ]
    expect(applyEdits(BASE, edits).beats).toHaveLength(Math.floor(SAMPLES / 300) + 1)
    expect(at(edits, 345)?.label).toBe('V')
  })
})

test.each<[PatchEdit, string]>([
  [{ edit: 'addBeat', sample: 600, label: 'N' }, 'beatExists'],
  [{ edit: 'addBeat', sample: SAMPLES, label: 'N' }, 'outside'],
  [{ edit: 'addBeat', sample: 10.5, label: 'N' }, 'outside'],
  [{ edit: 'moveBeat', from: 601, to: 602 }, 'noSuchBeat'],
  [{ edit: 'moveBeat', from: 600, to: 1100 }, 'beatExists'],
  [{ edit: 'deleteBeat', sample: 1 }, 'noSuchBeat'],
  [{ edit: 'relabel', samples: [600, 1], label: 'V' }, 'noSuchBeat'],
  [{ edit: 'relabelShape', shape: 9, label: 'V' }, 'noSuchBeat'],
  [{ edit: 'markRange', mark: 'noise', from: 50, to: 50 }, 'emptyRange'],
  [{ edit: 'clearRange', from: -1, to: 50 }, 'outside'],
  [{ edit: 'invertLead', lead: 'V1' }, 'noSuchLead'],
  [{ edit: 'swapLeads', one: 'I', other: 'I' }, 'noSuchLead'],
])('%j is refused: %s, and changes nothing', (edit, refusal) => {
  const { beats } = after()
  expect(continueEdits(BASE, beats, { edits: [edit], by: 'patcher' })).toEqual({
    ...{ place: 0, refusal },
  })
  expect(after(edit)).toEqual(after())
})

function randomEdit(random: () => number): PatchEdit {
  const sample = Math.floor(random() * SAMPLES)
  const known = Math.floor(random() * 199) * 500 + 100
  const label = BEAT_LABELS[Math.floor(random() * BEAT_LABELS.length)] ?? 'N'
  const mark = RANGE_MARKS[Math.floor(random() * 3)] ?? 'noise'
  const to = sample + Math.floor(random() * 2000)
  const kinds: PatchEdit[] = [
    { edit: 'addBeat', sample, label },
    { edit: 'moveBeat', from: known, to: sample },
    { edit: 'deleteBeat', sample: known },
    { edit: 'relabel', samples: [known, sample], label },
    { edit: 'relabelShape', shape: 1 + Math.floor(random() * 2), label },
    { edit: 'markRange', mark, from: sample, to },
    { edit: 'clearRange', from: sample, to },
    { edit: 'invertLead', lead: 'II' },
    { edit: 'swapLeads', one: 'I', other: 'II' },
    { edit: 'setSensitivity', sensitivity: random() < 0.5 ? -1 : 1 },
    { edit: 'setBound', lead: 'I', wave: 'T', side: 'off', offset: Math.floor(random() * 99) },
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? { edit: 'deleteBeat', sample: known }
}

test('ECG-3 a thousand random lists: a replay has the same digest, undo returns step by step to the start', () => {
  const untouched = after()
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomOf(seed)
    const edits = Array.from({ length: 1 + Math.floor(random() * 12) }, () => randomEdit(random))
    const stored = JSON.parse(JSON.stringify(edits)) as PatchEdit[] // as a revision keeps them
    expect(digest(stored)).toBe(digest(edits))
    const before = applyEdits(BASE, edits.slice(0, -1))
    const undone = edits.slice(0, -1)
    expect(applyEdits(BASE, undone)).toEqual(before)
    expect(applyEdits(BASE, [])).toEqual(untouched)
    const { beats } = applyEdits(BASE, edits)
    for (let place = 1; place < beats.length; place += 1)
      if ((beats[place - 1]?.sample ?? 0) >= (beats[place]?.sample ?? 0))
        throw new Error(`seed ${seed}: beats are not in order`)
  }
})

/** Makes a chain of random edits that fit, each continued from the beats of the one before. */
function continuedChain(seed: number) {
  const random = randomOf(seed)
  const chain: EditsBy[] = []
  let { beats } = applyEdits(BASE, [])
  for (let tried = 0; tried < 16; tried += 1) {
    const by = tried % 2 === 0 ? 'patcher' : 'reviewer'
    const edits = [randomEdit(random)].filter(({ edit }) => edit !== 'setSensitivity')
    const next = continueEdits(BASE, beats, { edits, by })
    if ('refusal' in next) continue
    beats = next.beats
    chain.push({ edits, by })
  }
  return { chain, beats }
}

test('ECG-3 a thousand random chains: the beats continued revision by revision are the replay of all edits', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { chain, beats } = continuedChain(seed)
    expect(encodeBeats(beats)).toEqual(encodeBeats(applyRevisions(BASE, chain).beats))
  }
})

test('the beats of a day are corrected within 200 ms', () => {
  const beats = Array.from(
    { length: 150_000 },
    (_, index): SourcedBeat => ({
      ...{ sample: index * 288, label: 'N', shape: 1, source: 'auto' },
    }),
  )
  const base: PatchBase = {
    sampleCount: 43_200_000,
    leads: ['II'],
    ranges: [],
    beatsAt: () => beats,
  }
  const edits = Array.from(
    { length: 2000 },
    (_, index): PatchEdit => ({
      ...{ edit: 'addBeat', sample: index * 288 + 7, label: 'V' },
    }),
  )
  const started = process.cpuUsage()
  expect(applyEdits(base, edits).beats).toHaveLength(152_000)
  const { user } = process.cpuUsage(started)
  expect(user / 1000).toBeLessThan(1000) // five times the budget, for a busy machine
})
