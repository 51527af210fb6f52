import type { AbsentFile } from '../uploads/absent-file.ts'
import type { FileKind } from '../uploads/file-kind.ts'
import type { Question } from './question.ts'
import { type FileNeeds, fileNeeds } from './required-files.ts'

/** A file kind needed by the chosen questions, and its state. */
export type CoachLine = { kind: FileKind; need: 'required' | 'recommended' } & (
  | { state: 'there'; count: number }
  | { state: 'arriving'; percent: number }
  | { state: 'absent'; reason: string }
  | { state: 'missing' }
)

type Facts = {
  needs: FileNeeds
  /** The kinds of the files of the case, one entry per file. */
  there: readonly FileKind[]
  arriving?: readonly { kind: FileKind; percent: number }[]
  absent?: readonly AbsentFile[]
}

/** Returns the kinds that a case needs, required ones first, with the state of each (QUES-3, INSP-1). */
export function coachLines(facts: Facts): CoachLine[] {
  const { required, recommended } = facts.needs
  return [
    ...required.map((kind) => ({ kind, need: 'required' as const, ...stateOf(kind, facts) })),
    ...recommended.map((kind) => ({
      kind,
      need: 'recommended' as const,
      ...excused(kind, facts, stateOf(kind, facts)),
    })),
  ]
}

/** Replaces the state "missing" by the stated reason, if there is one. */
function excused<State extends { state: string }>(kind: FileKind, facts: Facts, known: State) {
  const reason = facts.absent?.find((each) => each.kind === kind)?.reason
  if (known.state !== 'missing' || reason === undefined) return known
  return { state: 'absent', reason } as const
}

function stateOf(kind: FileKind, { there, arriving = [] }: Facts) {
  const count = there.filter((each) => each === kind).length
  if (count > 0) return { state: 'there', count } as const
  const percents = arriving.filter((each) => each.kind === kind).map(({ percent }) => percent)
  if (percents.length > 0) return { state: 'arriving', percent: Math.max(...percents) } as const
  return { state: 'missing' } as const
}

/** Returns the reasons that still apply: of recommended kinds that are not uploaded. */
export function applicableAbsences(
  facts: Required<Pick<Facts, 'there' | 'absent'>> & { asked: readonly Question[] },
) {
  const { asked, there, absent } = facts
  if (absent.length === 0) return []
  const { recommended } = fileNeeds(asked)
  return absent.filter(({ kind }) => recommended.includes(kind) && !there.includes(kind))
}

/** Returns the first kind whose reason is refused: it is not recommended for these questions, or it is listed twice. */
export function refuseAbsences(
  asked: readonly Question[],
  absent: readonly AbsentFile[],
): FileKind | undefined {
  const { recommended } = fileNeeds(asked)
  const kinds = absent.map(({ kind }) => kind)
  return kinds.find((kind, place) => !recommended.includes(kind) || kinds.indexOf(kind) !== place)
}
