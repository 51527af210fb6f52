import { closeSync, fstatSync, openSync } from 'node:fs'
import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import type { StoredSignal } from '../task.ts'
import { readCounts } from './lead-file.ts'

/** The samples of one analysis, all leads together; half of the memory of the process. Further leads are left out. */
const MOST_SAMPLES = 384 * 1_048_576
/** The leads that show rhythm and P waves best come first when not all fit. */
const PREFERRED = ['II', 'I', 'III', 'aVF', 'aVL', 'aVR']

/** Reads a stored signal into memory. */
export function readSignal({ path, samplesPerSecond, leads }: StoredSignal): EcgSignal {
  const file = openSync(path, 'r')
  try {
    const sampleCount = fstatSync(file).size / 2 / leads.length
    const most = Math.max(1, Math.floor(MOST_SAMPLES / sampleCount))
    const kept = [...leads.entries()]
      .sort(([, one], [, other]) => rankOf(one.name) - rankOf(other.name))
      .slice(0, most)
      .sort(([one], [other]) => one - other)
    const read = kept.map(([place, { name, countsPerMillivolt, baseline }]) => {
      const samples = new Int16Array(sampleCount)
      readCounts(file, samples, place * sampleCount)
      return { name, countsPerMillivolt, baseline, samples }
    })
    return { samplesPerSecond, sampleCount, leads: read }
  } finally {
    closeSync(file)
  }
}

function rankOf(name: string): number {
  const place = PREFERRED.indexOf(name)
  return place === -1 ? PREFERRED.length : place
}
