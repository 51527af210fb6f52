import { expect, test } from 'vitest'
import { applyEdits, applyRevisions, type PatchedRecording } from './apply-edits.ts'
import { diffBeats } from './diff-beats.ts'
import { diffMarks } from './diff-marks.ts'
import { applyBeatDifference, applyMarksDifference } from './testing/apply-difference.ts'
import { EDITED_BASE, randomEdit, randomOf } from './testing/random-edits.ts'

const NEAR_SAMPLES = 40
/** The beats in one line: comparing thousands of objects takes long. */
const textOf = (beats: PatchedRecording['beats']) =>
  beats.map(({ sample, label, source, shape }) => [sample, label, source, shape]).join()

test('a thousand random pairs of revisions: the difference applied to the earlier one gives the later one', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomOf(seed)
    const edits = () => Array.from({ length: Math.floor(random() * 12) }, () => randomEdit(random))
    const first = { edits: edits(), by: 'patcher' as const }
    const before = applyRevisions(EDITED_BASE, [first])
    const after = applyRevisions(EDITED_BASE, [first, { edits: edits(), by: 'reviewer' }])
    for (const [from, to] of [
      [before, after],
      [after, before],
      [before, before],
    ] as const) {
      const { beats, sensitivity: _, ...marks } = to
      const made = applyBeatDifference(from.beats, diffBeats(from.beats, beats, NEAR_SAMPLES))
      expect(textOf(made)).toBe(textOf(beats))
      expect(applyMarksDifference(from, diffMarks(from, to))).toEqual(marks)
    }
  }
})

test('marks, leads and bounds are named', () => {
  const before = applyEdits(EDITED_BASE, [
    { edit: 'markRange', mark: 'noise', from: 10, to: 20 },
    { edit: 'setBound', lead: 'I', wave: 'P', side: 'on', offset: -40 },
  ])
  const after = applyEdits(EDITED_BASE, [
    { edit: 'markRange', mark: 'packetLoss', from: 500, to: 900 },
    { edit: 'invertLead', lead: 'II' },
    { edit: 'swapLeads', one: 'I', other: 'II' },
    { edit: 'usePrimaryLead', lead: 'I' },
  ])
  expect(diffBeats(before.beats, after.beats, NEAR_SAMPLES)).toEqual({
    ...{ added: [], removed: [], moved: [], changed: [] },
  })
  expect(diffMarks(before, after)).toEqual({
    marked: [{ mark: 'packetLoss', from: 500, to: 900 }],
    cleared: [{ mark: 'noise', from: 10, to: 20 }],
    turned: ['II'],
    renamed: { I: 'II', II: 'I' },
    primaryLead: { to: 'I' },
    bounds: { 'I.P.on': undefined },
  })
})
