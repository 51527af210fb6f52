import { ALL_RECORDING_READERS } from '@systole/dicom/recording-readers'
import { DICOM_FUZZ_SEEDS } from '@systole/dicom/testing/dicom-fuzz-seeds'
import { fuzzReaders } from '@systole/ecg/formats/testing/fuzz'
import { FUZZ_SEEDS } from '@systole/ecg/formats/testing/fuzz-seeds'

/**
 * `npm run ecg:fuzz` reads 100,000 damaged ECG files of all formats and ends with a failure if one is neither read nor refused by name
 * within a second. `ECG_FUZZ` sets the number, `ECG_FUZZ_FROM` the first input, to make one again.
 */
const count = Number(process.env.ECG_FUZZ ?? 100_000)
const from = Number(process.env.ECG_FUZZ_FROM ?? 0)
/** Growth of the process over what it uses after its first inputs. */
const MOST_GROWTH_BYTES = 256 * 2 ** 20

const seeds = [...FUZZ_SEEDS, ...DICOM_FUZZ_SEEDS]
const usedBytes = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
const options = { readers: ALL_RECORDING_READERS, seeds, usedBytes }
await fuzzReaders({ ...options, count: seeds.length })
const before = process.memoryUsage.rss()
const start = performance.now()
const report = await fuzzReaders({ ...options, from, count })
const seconds = (performance.now() - start) / 1000
const grown = Math.max(0, process.memoryUsage.rss() - before)
console.log(
  JSON.stringify(
    { ...report, seconds, inputsPerSecond: count / seconds, rssGrowth: grown },
    null,
    1,
  ),
)
if (grown > MOST_GROWTH_BYTES) console.log(`The process grew by ${grown} bytes.`)
if (report.failures.length > 0 || grown > MOST_GROWTH_BYTES) process.exitCode = 1
