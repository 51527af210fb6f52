import { describeRecording } from '@systole/ecg/analysis/describe-recording'
import { readBeats } from '@systole/ecg/beats/detect-beats'
import { findGaps } from '@systole/ecg/gaps/find-gaps'
import { joinRanges } from '@systole/ecg/gaps/range-set'
import { labelBeats } from '@systole/ecg/shapes/label-beats'
import { SPECIES_PROFILES } from '@systole/ecg/species/species-profile'
import type { AnalysisCost } from './measure-stages.ts'
import { peakMebibytes } from './peak-memory.ts'
import { simulatedHours } from './simulated-hours.ts'

const MICROSECONDS = 1e6
const MEBIBYTE = 1_048_576

const [hours = 1, leads = 1, times = 1] = process.argv.slice(2).map(Number)
const species = 'dog'
const profile = SPECIES_PROFILES[species]
const signal = simulatedHours({ species, hours, leads })
let spent: Record<string, number> = {}
let first: number | undefined

for (let time = 0; time < times; time += 1) {
  spent = {}
  analyse()
  first ??= Object.values(spent).reduce((sum, seconds) => sum + seconds, 0)
}
const cost: AnalysisCost = {
  stages: Object.entries(spent).map(([stage, seconds]) => ({
    stage,
    cpuSecondsPerHour: seconds / hours / leads,
  })),
  firstCpuSecondsPerHour: (first ?? 0) / hours / leads,
  peakMebibytes: peakMebibytes(),
  signalMebibytes: (2 * signal.sampleCount * leads) / MEBIBYTE,
}
console.log(JSON.stringify(cost))

function analyse(): void {
  const gaps = timed('gaps', () => findGaps(signal))
  const found = timed('beats', () => readBeats(signal, profile, { gaps }))
  const options = { profile, gaps, noise: found.noise }
  const { beats } = timed('labels', () => labelBeats(signal, found.beats, options))
  const unreadable = joinRanges([...gaps, ...found.noise])
  timed('waves, rhythm and values', () =>
    describeRecording(signal, { species, beats, gaps, unreadable }),
  )
}

/** Counts all threads of the process: what the engine compiles and tidies up beside the program belongs to the cost. */
function timed<Result>(stage: string, work: () => Result): Result {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  spent[stage] = (user + system) / MICROSECONDS
  return result
}
