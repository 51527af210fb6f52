import type { CollectedRecording } from '../../formats/memory-sink.ts'
import type { EcgSpecies } from '../../species/species-profile.ts'
import type { BeatWave } from '../../waves/wave.ts'
import { analyseEcg } from '../analyse-ecg.ts'

/** Longer recordings are a matter of benches; these two minutes at 500 Hz are analysed in a tenth of a second. */
const MOST_SAMPLES = 60_000
const MOST_MILLISECONDS = 10_000

/**
 * Analyses a recording of whatever content and returns which rule its analysis breaks: beats and waves within the recording and in order,
 * every number finite, and no more than ten seconds. Whatever the analysis throws goes through.
 */
export function brokenRule(
  { signal, stated }: Pick<CollectedRecording, 'signal' | 'stated'>,
  species: EcgSpecies,
): string | undefined {
  const { sampleCount, leads } = signal
  if (sampleCount * leads.length > MOST_SAMPLES) return undefined
  const waves: BeatWave[] = []
  const start = process.cpuUsage()
  const onWaves = (some: readonly BeatWave[]) => void waves.push(...some)
  const analysis = analyseEcg(signal, { species, stated, onWaves })
  const { user, system } = process.cpuUsage(start)
  if ((user + system) / 1000 > MOST_MILLISECONDS) return `analysed for ${(user + system) / 1000} ms`
  const samples = analysis.beats.map(({ sample }) => sample)
  if (!areAscending(samples)) return 'beats out of order'
  if (!samples.every((sample) => isWithin(sample, sampleCount))) return 'a beat outside'
  const isWrong = ({ on, peak, off }: BeatWave) =>
    !(on <= peak && peak <= off && isWithin(on, sampleCount) && isWithin(off, sampleCount))
  const wrong = waves.find(isWrong)
  if (wrong) return `a wave out of place: ${JSON.stringify(wrong)}`
  return unfinishedNumber(analysis, 'analysis')
}

function areAscending(samples: readonly number[]): boolean {
  return samples.every((sample, index) => index === 0 || sample > (samples[index - 1] ?? 0))
}

function isWithin(sample: number, sampleCount: number): boolean {
  return Number.isInteger(sample) && sample >= 0 && sample < sampleCount
}

/** Returns the place of a number that is not finite, which JSON would write as null. */
function unfinishedNumber(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, each] of Object.entries(value)) {
    const found = unfinishedNumber(each, `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
