import type { FileQuality } from '../uploads/file-quality.ts'
import { REFERENCE_CONDITIONS, type RecordingConditions } from './conditions.ts'

/** A recording of a submitted case as it scores: how much of it can be read, and what staff said of it. */
export type RecordingScore = {
  at: Date
  /** `undefined` while staff have not judged it. */
  quality: FileQuality | undefined
  /** False if the file could not be read; the rest is zero then. */
  isReadable: boolean
  seconds: number
  lostSeconds: number
  noiseSeconds: number
  /** Excluded by a person for another reason. */
  excludedSeconds: number
  /** True if a person turned a lead over or swapped two. */
  hasMistakenLeads: boolean
  conditions: RecordingConditions
}

/** The kinds of advice for better recordings; each has its words on the screen. */
export const RECORDING_ADVICE = [
  'unreadable',
  'loss',
  'noise',
  'leads',
  'short',
  'conditions',
] as const
export type RecordingAdvice = (typeof RECORDING_ADVICE)[number]

/** The shares over which no normal report is written. Handbook 5.1. */
const MOST_LOST_SHARE = 0.05
const MOST_NOISE_SHARE = 0.1
/** Under 30 RR intervals nothing is said about fibrillation (handbook 4.6); a dog at 60 a minute has them in half a minute. */
const LEAST_SECONDS = 30

const RULES: Record<RecordingAdvice, (score: RecordingScore) => boolean> = {
  unreadable: ({ isReadable }) => !isReadable,
  loss: (score) => shareOf(score, 'lostSeconds') > MOST_LOST_SHARE,
  noise: (score) => shareOf(score, 'noiseSeconds') > MOST_NOISE_SHARE,
  leads: ({ hasMistakenLeads }) => hasMistakenLeads,
  short: ({ isReadable, seconds }) => isReadable && seconds < LEAST_SECONDS,
  conditions: ({ conditions }) =>
    conditions.posture !== REFERENCE_CONDITIONS.posture ||
    conditions.state !== REFERENCE_CONDITIONS.state,
}

/** Returns the advice on one recording. */
export function adviceOn(score: RecordingScore): RecordingAdvice[] {
  return RECORDING_ADVICE.filter((advice) => RULES[advice](score))
}

type Part = 'lostSeconds' | 'noiseSeconds' | 'excludedSeconds'

function shareOf(score: RecordingScore, part: Part): number {
  return score.seconds > 0 ? score[part] / score.seconds : 0
}

/** Returns the parts of a recording that can be read, are lost and are noisy; `undefined` of a file that could not be read. */
export function scoreSharesOf(score: RecordingScore) {
  if (!score.isReadable || score.seconds <= 0) return undefined
  const [lost, noise] = [shareOf(score, 'lostSeconds'), shareOf(score, 'noiseSeconds')]
  return { usable: Math.max(0, 1 - lost - noise - shareOf(score, 'excludedSeconds')), lost, noise }
}

/** Recordings together. The shares are means of the recordings, so that a day counts no more than ten seconds. */
export type ScoreSummary = {
  recordings: number
  unreadable: number
  qualities: Record<FileQuality | 'notJudged', number>
  shares: { usable: number; lost: number; noise: number } | undefined
}

export function summariseScores(scores: readonly RecordingScore[]): ScoreSummary {
  const shares = scores.flatMap((score) => scoreSharesOf(score) ?? [])
  const mean = (part: 'usable' | 'lost' | 'noise') =>
    shares.reduce((sum, each) => sum + each[part], 0) / shares.length
  const judged = (quality: FileQuality | undefined) =>
    scores.filter((score) => score.quality === quality).length
  return {
    recordings: scores.length,
    unreadable: scores.filter(({ isReadable }) => !isReadable).length,
    qualities: {
      acceptable: judged('acceptable'),
      'marginally acceptable': judged('marginally acceptable'),
      rejected: judged('rejected'),
      notJudged: judged(undefined),
    },
    shares:
      shares.length === 0
        ? undefined
        : { usable: mean('usable'), lost: mean('lost'), noise: mean('noise') },
  }
}

/** Returns how many recordings each advice is about, the most frequent first. */
export function adviceFor(
  scores: readonly RecordingScore[],
): { advice: RecordingAdvice; count: number }[] {
  const all = scores.flatMap(adviceOn)
  return RECORDING_ADVICE.map((advice) => ({
    advice,
    count: all.filter((each) => each === advice).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}
