import { atLeast, atMost, type Bar } from './bars.ts'
import type { Scores } from './score-annotations.ts'

type Score = (what: { only: string; windowMs?: number; leads?: string }) => Promise<Scores>

const MIT = 'MIT-BIH Arrhythmia, 16 open records, human'
const LUDB = 'LUDB, 67 open records of 10 s, human'

/** Scores gaps, beats, labels and bounds on the open records, check by check. */
export async function openRecordBars(score: Score): Promise<Bar[]> {
  return [
    ...(await arrhythmiaBars(score)),
    ...(await otherBeatBars(score)),
    ...(await lossBars(score)),
    ...(await boundBars(score)),
  ]
}

async function arrhythmiaBars(score: Score): Promise<Bar[]> {
  const scores = await score({ only: '^mitdb-' })
  const worst = scores.rows.toSorted((one, other) => (one.f1 ?? 0) - (other.f1 ?? 0))[0]
  const { se, ppv, f1 } = scores.gross
  const ventricular = scores.classes?.VEB
  return [
    atLeast(f1, {
      check: 'beats F1',
      on: MIT,
      peer: 'gqrs 99.75, xqrs 99.67',
      must: 99.75,
      aim: 99.8,
    }),
    atLeast(se, { check: 'beats Se', on: MIT, peer: '–', aim: 99.7 }),
    atLeast(ppv, { check: 'beats PPV', on: MIT, peer: '–', aim: 99.7 }),
    atLeast(worst?.f1, { check: `worst record F1 (${worst?.id})`, on: MIT, peer: '–', must: 98 }),
    atLeast(ventricular?.se, { check: 'VPC Se', on: MIT, peer: 'rules 77.6', must: 77.6, aim: 85 }),
    atLeast(ventricular?.ppv, {
      check: 'VPC PPV',
      on: MIT,
      peer: 'rules 91.8',
      must: 91.8,
      aim: 90,
    }),
    ...positionBars(scores, MIT),
  ]
}

async function otherBeatBars(score: Score): Promise<Bar[]> {
  const noise = await score({ only: '^nstdb-' })
  const dog = await score({ only: '^physiozoo-dog' })
  const cat = await score({ only: '^fast18-', windowMs: 75 })
  const strips = await score({ only: '^ludb-' })
  const CAT = 'a dog with its time axis shrunk to a cat’s rates'
  return [
    atLeast(noise.gross.f1, {
      ...{ check: 'beats in noise F1', on: 'MIT-BIH Noise Stress Test, 2 open records, human' },
      ...{ peer: 'xqrs 95.4, engzee 98.0', must: 95.4, aim: 96 },
    }),
    atMost(dog.gross.fn + dog.gross.fp, {
      ...{
        check: 'errors',
        on: 'PhysioZoo dog 1, conscious',
        peer: '0 (several)',
        must: 1,
        aim: 0,
      },
    }),
    ...positionBars(dog, 'PhysioZoo dog 1, conscious'),
    atLeast(cat.gross.se, {
      ...{ check: 'Se within 75 ms', on: CAT, peer: 'gqrs, cat configuration 99.8' },
      ...{ must: 99.8, aim: 100 },
    }),
    atLeast(cat.gross.ppv, {
      ...{ check: 'PPV within 75 ms', on: CAT, peer: 'gqrs, cat configuration 99.8' },
      ...{ must: 99.8, aim: 100 },
    }),
    atLeast(strips.gross.f1, {
      ...{ check: 'beats F1', on: LUDB, peer: 'BioSPPy hamilton 99.88', must: 99.88, aim: 99.9 },
    }),
    ...positionBars(strips, LUDB),
  ]
}

async function lossBars(score: Score): Promise<Bar[]> {
  const { gaps, gross } = await score({ only: '^loss-' })
  const on = 'injected packet loss: MIT-BIH 103 and PhysioZoo dog 1'
  return [
    atLeast(gaps && (100 * gaps.found) / gaps.ref, {
      ...{ check: 'gaps found', on, peer: 'rules: all', must: 100, aim: 100, unit: ' %' },
    }),
    atMost(gaps && gaps.reported - gaps.right, {
      ...{ check: 'false gaps', on, peer: 'rules: 0', must: 0, aim: 0 },
    }),
    atLeast(gross.f1, { check: 'beats beside loss F1', on, peer: '99.4', must: 99.4, aim: 99.4 }),
  ]
}

async function boundBars(score: Score): Promise<Bar[]> {
  const { waves } = await score({ only: '^ludb-', leads: 'I,II' })
  const on = `${LUDB}, leads I and II`
  const bound = (name: string) => waves?.[name]
  return [
    atLeast(bound('P peak')?.se, { check: 'P Se', on, peer: 'NeuroKit2 99.2', must: 97 }),
    atLeast(bound('P peak')?.ppv, { check: 'P PPV', on, peer: 'NeuroKit2 80.9', must: 93 }),
    atMost(bound('QRS on')?.meanMs, {
      check: 'QRS on, mean ms',
      on,
      peer: 'NeuroKit2 −30',
      must: 8,
    }),
    atMost(bound('QRS on')?.sdMs, { check: 'QRS on, SD ms', on, peer: 'NeuroKit2 37', must: 15 }),
    atMost(bound('QRS off')?.sdMs, { check: 'QRS off, SD ms', on, peer: 'NeuroKit2 27', must: 18 }),
    atLeast(bound('T off')?.se, { check: 'T off Se', on, peer: 'NeuroKit2 85.4', must: 95 }),
    atMost(bound('T off')?.sdMs, { check: 'T off, SD ms', on, peer: 'NeuroKit2 31', must: 30 }),
  ]
}

/** Pools the position errors of records; the bar has no must. */
function positionBars({ rows }: Scores, on: string): Bar[] {
  const known = rows.filter(({ errMeanMs, errSdMs }) => errMeanMs !== null && errSdMs !== null)
  const count = known.reduce((sum, { tp }) => sum + tp, 0)
  const mean = known.reduce((sum, { tp, errMeanMs }) => sum + tp * (errMeanMs ?? 0), 0) / count
  const spread = known.reduce(
    (sum, { tp, errMeanMs, errSdMs }) =>
      sum + tp * ((errSdMs ?? 0) ** 2 + ((errMeanMs ?? 0) - mean) ** 2),
    0,
  )
  return [
    atMost(mean, {
      check: 'R position, mean ms',
      on,
      peer: 'gqrs −35, Python ports +30 to +63',
      aim: 5,
    }),
    atMost(Math.sqrt(spread / count), { check: 'R position, SD ms', on, peer: '–', aim: 5 }),
  ]
}
