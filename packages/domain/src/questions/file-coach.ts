import type { AbsentFile } from '../uploads/absent-file.ts'
import type { FileKind } from '../uploads/file-kind.ts'
import type { Question } from './question.ts'
import { fileNeeds } from './required-files.ts'

/** One kind that the chosen questions need, and how far it is. */
export type CoachLine = { kind: FileKind; need: 'required' | 'recommended' } & (
  | { state: 'there'; count: number }
  | { state: 'arriving'; percent: number }
  | { state: 'absent'; reason: string }
  | { state: 'missing' }
)

type Facts = {
  asked: readonly Question[]
  /** The kinds of the files of the case, one entry a file. */
  there: readonly FileKind[]
  arriving?: readonly { kind: FileKind; percent: number }[]
  absent?: readonly AbsentFile[]
}

/** What the chosen questions need, required kinds first, from the table that guards the payment (QUES-3, INSP-1). */
export function coachLines(facts: Facts): CoachLine[] {
  const { required, recommended } = fileNeeds(facts.asked)
  return [
    ...required.map((kind) => ({ kind, need: 'required' as const, ...stateOf(kind, facts) })),
    ...recommended.map((kind) => ({
      kind,
      need: 'recommended' as const,
      ...excused(kind, facts, stateOf(kind, facts)),
    })),
  ]
}

/** A reason counts only while nothing better is known. */
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

/** The reasons that still say something: of kinds that are advised and not there. */
export function standingAbsences(facts: Required<Pick<Facts, 'asked' | 'there' | 'absent'>>) {
  const { asked, there, absent } = facts
  const { recommended } = fileNeeds(asked)
  return absent.filter(({ kind }) => recommended.includes(kind) && !there.includes(kind))
}

/** The first kind for which no reason is taken: it is not advised for these questions, or it stands twice. */
export function refuseAbsences(
  asked: readonly Question[],
  absent: readonly AbsentFile[],
): FileKind | undefined {
  const { recommended } = fileNeeds(asked)
  const kinds = absent.map(({ kind }) => kind)
  return kinds.find((kind, place) => !recommended.includes(kind) || kinds.indexOf(kind) !== place)
}
