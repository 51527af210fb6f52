import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_RECORDING_READERS } from '@systole/dicom/recording-readers'
import { DICOM_FUZZ_SEEDS } from '@systole/dicom/testing/dicom-fuzz-seeds'
import { brokenRule } from '@systole/ecg/analysis/testing/broken-rule'
import type { CollectedRecording } from '@systole/ecg/formats/memory-sink'
import { fuzzReaders } from '@systole/ecg/formats/testing/fuzz'
import { FUZZ_SEEDS } from '@systole/ecg/formats/testing/fuzz-seeds'
import { ECG_SPECIES } from '@systole/ecg/species/species-profile'
import {
  readFromDisk,
  zipSeeds,
} from '../apps/server/src/features/previews/worker/testing/fuzz-import.ts'

/**
 * `npm run ecg:fuzz` imports 100,000 damaged ECG files of all formats as staff do, from the disk and out of ZIPs, and analyses every fifth that
 * could be read. It ends with a failure if one is neither read nor refused by name within a second, or breaks a rule of the analysis.
 * `ECG_FUZZ` sets the number, `ECG_FUZZ_FROM` the first input, to make one again.
 */
const count = Number(process.env.ECG_FUZZ ?? 100_000)
const from = Number(process.env.ECG_FUZZ_FROM ?? 0)
/** Growth of the process over what it uses after its first inputs. */
const MOST_GROWTH_BYTES = 256 * 2 ** 20
const KIBIBYTE = 1024
/** Analysing costs ten times as much as reading. */
const ANALYSED_EVERY = 5

const plain = [...FUZZ_SEEDS, ...DICOM_FUZZ_SEEDS]
const seeds = [...plain, ...zipSeeds(plain.filter((_, place) => place % 4 === 0))]
const usedBytes = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
const folder = mkdtempSync(join(tmpdir(), 'ecg-fuzz-'))
const options = {
  readers: ALL_RECORDING_READERS,
  seeds,
  usedBytes,
  readFiles: readFromDisk(join(folder, 'import')),
  check: (recording: CollectedRecording, input: number) =>
    input % ANALYSED_EVERY === 0
      ? brokenRule(recording, ECG_SPECIES[input % ECG_SPECIES.length] ?? 'dog')
      : undefined,
}
try {
  await fuzzReaders({ ...options, count: seeds.length })
  const before = process.memoryUsage.rss()
  const start = performance.now()
  const report = await fuzzReaders({ ...options, from, count })
  const seconds = (performance.now() - start) / 1000
  const grown = Math.max(0, process.memoryUsage.rss() - before)
  const peakRss = process.resourceUsage().maxRSS * KIBIBYTE
  const measured = { seconds, inputsPerSecond: count / seconds, rssGrowth: grown, peakRss }
  console.log(JSON.stringify({ ...report, ...measured }, null, 1))
  if (grown > MOST_GROWTH_BYTES) console.log(`The process grew by ${grown} bytes.`)
  if (report.failures.length > 0 || grown > MOST_GROWTH_BYTES) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
