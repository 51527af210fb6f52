import { BEAT_LABELS } from '../../beats/beat.ts'
import type { SourcedBeat } from '../../beats/beat-records.ts'
import type { PatchBase } from '../apply-edits.ts'
import { type PatchEdit, RANGE_MARKS } from '../edit.ts'

const SAMPLES = 100_000

/** A recording of two leads; a higher sensitivity finds more beats. */
export const EDITED_BASE: PatchBase = {
  sampleCount: SAMPLES,
  leads: ['I', 'II'],
  ranges: [],
  beatsAt: (sensitivity) => every(500 - 100 * sensitivity),
}

function every(step: number): SourcedBeat[] {
  return Array.from({ length: Math.floor(SAMPLES / step) }, (_, index) => ({
    sample: index * step + 100,
    label: index % 9 === 4 ? 'V' : 'N',
    shape: index % 9 === 4 ? 2 : 1,
    source: 'auto',
  }))
}

/** A generator of numbers below 1 that repeats for a seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function randomEdit(random: () => number): PatchEdit {
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
