import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import { ANALYSIS_FILES, type Task, type TaskAnswer } from '../task.ts'
import { readCounts } from './lead-file.ts'

type Analysis = Extract<Task, { work: 'analyseEcg' }>

/** The samples of one analysis, all leads together; half of the memory of the process. Further leads are left out. */
const MOST_SAMPLES = 384 * 1_048_576
/** The leads that show rhythm and P waves best come first when not all fit. */
const PREFERRED = ['II', 'I', 'III', 'aVF', 'aVL', 'aVR']

/** Analyses a stored signal and writes its beats and the other results to the folder. */
export function analyseSignal(task: Analysis, folder: string): TaskAnswer {
  const signal = readSignal(task)
  const { species, stated, sensitivity = 0 } = task
  const { beats, ...result } = analyseEcg(signal, { species, stated, sensitivity })
  const sourced = beats.map((beat) => ({ ...beat, source: 'auto' as const }))
  writeFileSync(join(folder, ANALYSIS_FILES.beats), encodeBeats(sourced))
  writeFileSync(join(folder, ANALYSIS_FILES.result), JSON.stringify(result))
  return { analysed: { version: result.version, species: task.species } }
}

function readSignal({ path, samplesPerSecond, leads }: Analysis): EcgSignal {
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
