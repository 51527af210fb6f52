import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type StageCost = { stage: string; cpuSecondsPerHour: number }
/** The cost of all stages of one analysis, per hour and lead, and the memory beside the signal itself. */
export type AnalysisCost = { stages: StageCost[]; peakMebibytes: number; signalMebibytes: number }

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'analyse-once.ts')

/**
 * Measures an analysis in a process of its own that does nothing else, as the portal runs it: the figure holds the time in which the
 * engine compiles the program, which an hour pays once and a day twenty-four times less.
 */
export async function measureAnalysis(of: { hours: number; leads: number }): Promise<AnalysisCost> {
  const { stdout } = await run(process.execPath, [SCRIPT, String(of.hours), String(of.leads)])
  return JSON.parse(stdout) as AnalysisCost // of our own script
}
