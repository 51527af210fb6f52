import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import { dayOverview, isLong } from '@systole/ecg/rhythm/day-overview'
import { ANALYSIS_FILES, type Task, type TaskAnswer } from '../task.ts'
import { readSignal } from './read-signal.ts'

type Analysis = Extract<Task, { work: 'analyseEcg' }>

/** Analyses a stored signal and writes its beats and the other results to the folder. */
export function analyseSignal(task: Analysis, folder: string): TaskAnswer {
  const signal = readSignal(task)
  const { species, stated, sensitivity = 0 } = task
  const analysis = analyseEcg(signal, { species, stated, sensitivity })
  const { beats, ...result } = analysis
  const { sampleCount, samplesPerSecond } = signal
  const overview = isLong(sampleCount / samplesPerSecond) ? dayOverview(analysis, signal) : null
  const sourced = beats.map((beat) => ({ ...beat, source: 'auto' as const }))
  writeFileSync(join(folder, ANALYSIS_FILES.beats), encodeBeats(sourced))
  writeFileSync(join(folder, ANALYSIS_FILES.overview), JSON.stringify(overview))
  writeFileSync(join(folder, ANALYSIS_FILES.result), JSON.stringify(result))
  return { analysed: { version: result.version, species: task.species } }
}
