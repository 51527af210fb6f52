import type { Beat } from '../beats/beat.ts'
import { medianOf, quantilesOf } from '../signal/order-statistics.ts'
import type { BeatPWave } from '../waves/wave.ts'

/** P waves of some beats together. */
export type PEvidence = {
  /** Normal beats whose window before the QRS could be read. */
  judged: number
  /** The share of those that have a P. */
  share: number
  /** The share that has a P at the median PR: a wave of the right shape at changing places is none. */
  constantShare: number
  medianPrSeconds: number | undefined
  /** 90th − 10th percentile of PR. */
  prSpreadSeconds: number | undefined
  medianHeightMillivolts: number | undefined
}

/** The PR of a beat is that of the others if it is this near; the larger holds. */
const CONSTANT_PR = { share: 0.12, seconds: 0.012 }

export type PWaveOf = (beatSample: number) => BeatPWave | undefined

export function pWavesBySample(pWaves: readonly BeatPWave[]): PWaveOf {
  const bySample = new Map(pWaves.map((each) => [each.beatSample, each]))
  return (beatSample) => bySample.get(beatSample)
}

/** Beats that the sinus node can drive; a premature atrial beat has a P of its own. */
export function pEvidence(beats: readonly Beat[], pWaveOf: PWaveOf): PEvidence {
  const judged = beats.flatMap(({ sample, label }) => {
    const p = label === 'N' ? pWaveOf(sample) : undefined
    return p === undefined || p.verdict === 'unreadable' ? [] : [p]
  })
  const present = judged.filter(({ verdict }) => verdict === 'present')
  const pr = present.flatMap(({ prSeconds }) => prSeconds ?? [])
  const [low, middle, high] = quantilesOf(pr, [0.1, 0.5, 0.9])
  const usual = middle ?? 0
  const tolerance = Math.max(CONSTANT_PR.seconds, CONSTANT_PR.share * usual)
  const constant = pr.filter((each) => Math.abs(each - usual) <= tolerance).length
  return {
    judged: judged.length,
    share: judged.length === 0 ? 0 : present.length / judged.length,
    constantShare: judged.length === 0 ? 0 : constant / judged.length,
    medianPrSeconds: middle,
    prSpreadSeconds: low === undefined || high === undefined ? undefined : high - low,
    medianHeightMillivolts: medianOf(present.flatMap((each) => each.heightMillivolts ?? [])),
  }
}
