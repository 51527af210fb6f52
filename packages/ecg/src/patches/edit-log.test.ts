import { expect, test } from 'vitest'
import type { SourcedBeat } from '../beats/beat-records.ts'
import { applyEdits, type PatchBase } from './apply-edits.ts'
import type { PatchEdit } from './edit.ts'
import { type EditLog, editsOf, makeEdit, redoEdit, startEdits, undoEdit } from './edit-log.ts'
import { EDITED_BASE, randomEdit, randomOf } from './testing/random-edits.ts'

const replay = (edits: readonly PatchEdit[]) => applyEdits(EDITED_BASE, edits)
const start = () => startEdits(EDITED_BASE, applyEdits(EDITED_BASE, []))

test('ECG-3 a thousand random lists, edited one by one, undone and redone, equal their replay', () => {
  const untouched = applyEdits(EDITED_BASE, [])
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomOf(seed)
    let log: EditLog = start()
    for (let count = 1 + Math.floor(random() * 12); count > 0; count -= 1)
      log = makeEdit(log, randomEdit(random), replay)
    const edits = editsOf(log)
    const made = applyEdits(EDITED_BASE, edits)
    expect(log.patched).toEqual(made)
    for (let place = edits.length - 1; place >= 0; place -= 1) {
      log = undoEdit(log)
      if (random() < 0.2)
        expect(log.patched).toEqual(applyEdits(EDITED_BASE, edits.slice(0, place)))
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
