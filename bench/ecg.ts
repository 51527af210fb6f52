import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLeast, atMost, type Bar, printBars } from './ecg/bars.ts'
import { measureImport } from './ecg/measure-import.ts'
import { measureAnalysis } from './ecg/measure-stages.ts'
import { openRecordBars } from './ecg/open-record-bars.ts'
import { writeAt128Hz } from './ecg/resample-records.ts'
import { annotateRecords, scoreRecords } from './ecg/score-annotations.ts'

const RECORDS_OF_128_HZ = ['mitdb-100', 'mitdb-103', 'mitdb-119', 'mitdb-220', 'physiozoo-dog01']
const MOST_CPU_SECONDS = 0.5
/** From this recording of a process on, the program is compiled. The contents process of the portal reads up to 200 files. */
const WARM_TIMES = 4

/**
 * Scores the signal analysis on the open reference records against the acceptance bars, through the command that acceptance runs, and
 * measures the cost of each stage. Sets a failing exit code when a must is missed. `ECG_RECORDS` names the folder of the records.
 */
export async function benchEcg(): Promise<void> {
  const records = process.env.ECG_RECORDS
  if (records === undefined) {
    console.log(
      'ecg: skipped, because ECG_RECORDS does not name the folder of the reference records',
    )
    return
  }
  const scratch = mkdtempSync(join(tmpdir(), 'bench-ecg-'))
  try {
    const bars = await measureBars(records, scratch)
    console.log(
      'Measured on records of PhysioNet (MIT-BIH Arrhythmia and Noise Stress Test, LUDB, PhysioZoo; ODC-By 1.0). Human records prove nothing for animals. Peers: published or measured figures of the handbook.',
    )
    printBars(bars)
    if (bars.some(({ isMissed }) => isMissed)) process.exitCode = 1
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

async function measureBars(records: string, scratch: string): Promise<Bar[]> {
  const scorer = join(records, 'score.mjs')
  const open = { scorer, references: join(records, 'open'), annotations: join(scratch, 'open') }
  await annotateRecords(open.references, open.annotations)
  const slow = { scorer, references: join(scratch, '128'), annotations: join(scratch, '128-out') }
  writeAt128Hz(open.references, RECORDS_OF_128_HZ, slow.references)
  await annotateRecords(slow.references, slow.annotations)
  const { gross } = await scoreRecords(slow, { only: '.' })
  return [
    ...(await openRecordBars((what) => scoreRecords(open, what))),
    atLeast(gross.f1, {
      ...{ check: 'beats at 128 Hz F1', on: `${RECORDS_OF_128_HZ.join(', ')}, resampled` },
      ...{ peer: 'xqrs 100', must: 99.9, aim: 100 },
    }),
    ...(await costBars({ hours: 1, leads: 1, times: WARM_TIMES })),
  ]
}

/** Measures the cost of an analysis. The memory is that of the whole process, with the signal. */
async function costBars(of: { hours: number; leads: number; times: number }): Promise<Bar[]> {
  const { stages, ...cost } = await measureAnalysis(of)
  const { firstCpuSecondsPerHour: first, peakMebibytes, signalMebibytes } = cost
  const dog = `${of.hours} h of a simulated dog at 500 Hz, leads: ${of.leads}`
  const on = `${dog}; recording ${of.times} of a process`
  const all = stages.reduce((sum, { cpuSecondsPerHour }) => sum + cpuSecondsPerHour, 0)
  return [
    ...stages.map(({ stage, cpuSecondsPerHour }) =>
      atMost(cpuSecondsPerHour, { check: `CPU s per hour and lead: ${stage}`, on, peer: '–' }),
    ),
    atMost(all, {
      ...{ check: 'CPU s per hour and lead: all', on, must: MOST_CPU_SECONDS },
      ...{ peer: 'beats only: gqrs 0.05, xqrs 4.3' },
    }),
    atMost(first, {
      ...{ check: 'CPU s per hour and lead: all, with compiling', peer: '–' },
      ...{ on: `${dog}; recording 1 of a process` },
    }),
    atMost(peakMebibytes, {
      ...{
        check: `peak memory, MiB (${Math.round(signalMebibytes)} are the signal)`,
        on,
        peer: '–',
      },
    }),
  ]
}

/** A day of six leads as numbers has 989 MiB; an import holds one piece of each lead. */
const MOST_IMPORT_MEBIBYTES = 256

/** Measures import and analysis of a day, of one lead and of six: minutes of work, so not part of the other checks. */
export async function benchEcgDay(): Promise<void> {
  for (const leads of [1, 6] as const) {
    const bars = [
      ...(await importBars({ hours: 24, leads })),
      ...(await costBars({ hours: 24, leads, times: 1 })),
    ]
    printBars(bars)
    if (bars.some(({ isMissed }) => isMissed)) process.exitCode = 1
  }
}

async function importBars(of: { hours: number; leads: 1 | 6 }): Promise<Bar[]> {
  const { cpuSeconds, peakMebibytes } = await measureImport(of)
  const on = `${of.hours} h of a simulated dog at 500 Hz as DICOM, leads: ${of.leads}`
  return [
    atMost(cpuSeconds / of.hours / of.leads, {
      ...{ check: 'CPU s per hour and lead: import with pyramid', on, peer: '–' },
    }),
    atMost(peakMebibytes, {
      ...{ check: 'peak memory of the import, MiB', on, peer: '–', must: MOST_IMPORT_MEBIBYTES },
    }),
  ]
}
