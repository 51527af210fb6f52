import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bar } from './ecg/bars.ts'
import { openRecordBars } from './ecg/open-record-bars.ts'
import { annotateRecords, scoreRecords } from './ecg/score-annotations.ts'
import { VARIED_CONSTANTS, type VariedConstant } from './ecg/varied-constants.ts'

const FACTORS = [0.8, 1.2]

/**
 * Shows how much of the results hangs on the tuning: each threshold a fifth lower and higher, and what the open records then give. A bar
 * that falls below its must has a threshold on a cliff. Half an hour of work, so not part of the other checks; `ECG_VARIED` names the thresholds
 * to try, by a part of their name.
 */
export async function benchEcgRobustness(): Promise<void> {
  const records = process.env.ECG_RECORDS
  if (records === undefined) {
    console.log('ecg-robustness: skipped, because ECG_RECORDS names no folder of records')
    return
  }
  const tuned = await barsOf(records)
  console.log(`${'as tuned'.padEnd(48)} ${figuresOf(tuned)}`)
  const wanted = process.env.ECG_VARIED ?? ''
  for (const constant of VARIED_CONSTANTS.filter(([, name]) => name.includes(wanted))) {
    for (const factor of FACTORS) {
      const bars = await barsOf(records, varyText(constant, factor))
      const missed = bars.filter(({ isMissed }) => isMissed).map(({ check }) => check)
      const title = `${constant[1]} × ${factor}${constant[2] ? ' (1 − x)' : ''}`
      const verdict = missed.length > 0 ? `  MISSED: ${missed.join(', ')}` : ''
      console.log(`${title.padEnd(48)} ${figuresOf(bars)}${verdict}`)
    }
  }
}

const varyText = ([file, name, scale]: VariedConstant, factor: number) =>
  [file, name, factor, ...(scale ? [scale] : [])].join(':')

async function barsOf(records: string, vary?: string): Promise<Bar[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-ecg-'))
  try {
    const references = join(records, 'open')
    await annotateRecords(references, scratch, vary)
    const by = { scorer: join(records, 'score.mjs'), references, annotations: scratch }
    return await openRecordBars((what) => scoreRecords(by, what))
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** The figures that have a must, in the order of the acceptance bars. */
function figuresOf(bars: readonly Bar[]): string {
  return bars
    .filter(({ must }) => must !== '–')
    .map(({ ours }) => ours)
    .join(' ')
}
