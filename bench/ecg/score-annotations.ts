import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024

/** How the records' own scorer counts, in percent and milliseconds; null where there was nothing to count. */
type Counts = {
  tp: number
  fn: number
  fp: number
  se: number | null
  ppv: number | null
  f1: number | null
}
type Bound = Counts & { meanMs: number | null; sdMs: number | null }
export type Scores = {
  rows: (Counts & { id: string; beats: number; errMeanMs: number | null; errSdMs: number | null })[]
  gross: Counts
  classes?: { VEB: Counts; SVEB: Counts }
  waves?: Record<string, Bound>
  gaps?: { ref: number; found: number; reported: number; right: number }
}

/** Runs `npm run ecg:annotate` as acceptance does; `vary` changes a constant of the analysis, see `vary-constant.ts`. */
export async function annotateRecords(
  references: string,
  annotations: string,
  vary?: string,
): Promise<void> {
  const hook = join('bench', 'ecg', 'vary-constant.ts')
  const options = vary === undefined ? [] : ['--import', `./${hook}`]
  await run(
    process.execPath,
    [...options, join('tools', 'ecg-annotate.ts'), references, annotations],
    { maxBuffer: MOST_OUTPUT_BYTES, env: { ...process.env, ECG_VARY: vary ?? '' } },
  )
}

/** Scores the records whose name matches with the scorer that came with them. */
export async function scoreRecords(
  by: { scorer: string; references: string; annotations: string },
  { only, windowMs = 150, leads }: { only: string; windowMs?: number; leads?: string },
): Promise<Scores> {
  const { stdout } = await run(
    process.execPath,
    [
      by.scorer,
      by.references,
      by.annotations,
      ...['--only', only, '--window', String(windowMs), '--json'],
      ...(leads === undefined ? [] : ['--leads', leads]),
    ],
    { maxBuffer: MOST_OUTPUT_BYTES },
  )
  return JSON.parse(stdout) as Scores
}
