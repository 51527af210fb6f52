import type { Beat } from '../beats/beat.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { type BlockOptions, pWavesOfBlock, wavesOfBlock } from './block-waves.ts'
import { blockForP, fineBlock } from './fine-block.ts'
import { timedBeats } from './timed-beats.ts'
import type { BeatPWave, BeatWave } from './wave.ts'

/** Long enough for a good median, short enough for a PR that drifts with the rate. */
const BLOCK_SECONDS = 60
/** A rest shorter than this share of a block is added to the block before it. */
const SHORTEST_BLOCK_SHARE = 0.5
/** Signal around a block, so that the waves of its first and last beats are whole. */
const MARGIN_SECONDS = 2

export type WaveOptions = BlockOptions & {
  /** False where only the P of each beat is needed: bounds take most of the time. */
  withBounds?: boolean
}
export type WavesOfBeats = { waves: BeatWave[]; pWaves: BeatPWave[] }

/** Finds P, QRS and T of each beat in each lead, and judges the P of each beat. For a day, read `waveBlocks` and keep what is needed. */
export function wavesOfBeats(
  signal: EcgSignal,
  beats: readonly Beat[],
  options: WaveOptions,
): WavesOfBeats {
  const waves: BeatWave[] = []
  const pWaves: BeatPWave[] = []
  for (const block of waveBlocks(signal, beats, options)) {
    for (const wave of block.waves) waves.push(wave)
    for (const pWave of block.pWaves) pWaves.push(pWave)
  }
  return { waves, pWaves }
}

/** Yields the waves of about a minute of beats at a time; only that minute is ever held as millivolts. */
export function* waveBlocks(
  signal: EcgSignal,
  beats: readonly Beat[],
  { profile, gaps, withBounds = true }: WaveOptions,
): Generator<WavesOfBeats> {
  const timed = timedBeats(beats, signal.samplesPerSecond, gaps)
  const margin = Math.round(MARGIN_SECONDS * signal.samplesPerSecond)
  let firstGap = 0
  let next = 0
  for (const range of blockRanges(signal)) {
    const first = next
    while ((timed[next]?.sample ?? range.to) < range.to) next += 1
    const members = timed.slice(first, next)
    if (members.length === 0) continue
    const around = {
      from: Math.max(0, range.from - margin),
      to: Math.min(signal.sampleCount, range.to + margin),
    }
    while ((gaps[firstGap]?.to ?? around.from + 1) <= around.from) firstGap += 1
    const nearGaps = gapsBefore(gaps, firstGap, around.to)
    const options = { profile, gaps: nearGaps }
    yield {
      waves: withBounds ? wavesOfBlock(fineBlock(signal, around), members, options) : [],
      pWaves: pWavesOfBlock(blockForP(signal, around, profile), members, options),
    }
  }
}

function blockRanges(signal: EcgSignal): SampleRange[] {
  const length = Math.round(BLOCK_SECONDS * signal.samplesPerSecond)
  const ranges: SampleRange[] = []
  for (let from = 0; from < signal.sampleCount; from += length) {
    const last = ranges.at(-1)
    const isShortRest = signal.sampleCount - from < SHORTEST_BLOCK_SHARE * length
    if (last && isShortRest) last.to = signal.sampleCount
    else ranges.push({ from, to: Math.min(signal.sampleCount, from + length) })
  }
  return ranges
}

function gapsBefore(gaps: readonly SampleRange[], first: number, to: number): SampleRange[] {
  const near: SampleRange[] = []
  for (let index = first; index < gaps.length; index += 1) {
    const gap = gaps[index]
    if (!gap || gap.from >= to) break
    near.push(gap)
  }
  return near
}
