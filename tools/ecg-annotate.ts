import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import type { BeatWave } from '@systole/ecg/waves/wave'
import { type ReferenceRecord, readRecord } from './ecg-annotate/read-record.ts'

/**
 * Analyses every reference record of a folder and writes what the scorer compares with a person's annotations: beats, waves and gaps.
 * `npm run --silent ecg:annotate -- REF_DIR OUT_DIR`
 */
const [from, to] = process.argv.slice(2)
if (from === undefined || to === undefined) {
  console.error('Usage: npm run --silent ecg:annotate -- REF_DIR OUT_DIR')
  process.exit(2)
}
if (!existsSync(from)) {
  console.error(`No such folder: ${from}`)
  process.exit(2)
}

mkdirSync(to, { recursive: true })
const files = readdirSync(from)
  .filter((name) => /\.json(\.gz)?$/.test(name) && name !== 'index.json')
  .sort()
if (files.length === 0) {
  console.error(`No *.json.gz in ${from}`)
  process.exitCode = 1
}
for (const name of files) {
  try {
    const record = readRecord(join(from, name))
    if (record.isSpeciesAssumed)
      console.error(`${name}: unknown species, read as ${record.species}`)
    writeFileSync(join(to, `${record.id}.json`), JSON.stringify(annotate(record)))
  } catch (error) {
    console.error(`${basename(name)}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

function annotate({ id, species, signal }: ReferenceRecord) {
  const waves: BeatWave[] = []
  const { beats, gaps } = analyseEcg(signal, {
    species,
    onWaves: (some) => waves.push(...some),
  })
  return {
    id,
    beats: beats.map(({ sample, label }) => ({ sample, label })),
    waves: waves.map(({ lead, type, on, peak, off }) => ({ lead, type, on, peak, off })),
    gaps: gaps.map(({ from, to }) => ({ from, to })),
  }
}
