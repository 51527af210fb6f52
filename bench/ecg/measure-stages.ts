import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type StageCost = { stage: string; cpuSecondsPerHour: number }
/** The cost of the stages of an analysis, per hour and lead, and the memory beside the signal itself. */
export type AnalysisCost = {
  /** Of the last analysis of the process. */
  stages: StageCost[]
  /** Of its first one, in which the engine compiles the program. */
  firstCpuSecondsPerHour: number
  peakMebibytes: number
  signalMebibytes: number
}

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'analyse-once.ts')

/**
 * Measures analyses in a process that does nothing else, as the contents process of the portal does: one after the other. The first
 * also pays for compiling the program, about 0.4 s of two threads whatever the length of the recording.
 */
export async function measureAnalysis(of: {
  hours: number
  leads: number
  times: number
}): Promise<AnalysisCost> {
  const args = [of.hours, of.leads, of.times].map(String)
  const { stdout } = await run(process.execPath, [SCRIPT, ...args])
  return JSON.parse(stdout) as AnalysisCost // of our own script
}
