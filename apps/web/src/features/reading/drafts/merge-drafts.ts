import type { Question } from '@systole/domain/questions/question'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { answerTo, withAnswer } from './edit-draft.ts'

/** A part that is chosen as a whole between two versions: an answer, or another part of the draft. */
export type DraftPart =
  | { is: 'answer'; question: Question }
  | { is: Exclude<keyof ReportDraft, 'answers'> }

export function partId(part: DraftPart): string {
  return part.is === 'answer' ? `answer ${part.question}` : part.is
}

export function copyPart(part: DraftPart, from: ReportDraft, to: ReportDraft): ReportDraft {
  if (part.is === 'answer') return withAnswer(to, part.question, answerTo(from, part.question))
  return { ...to, [part.is]: from[part.is] }
}

/**
 * Merges two versions: parts changed by one side since the common base are taken from it. `clashes` are the parts changed by
 * both, or different without a known base; the own version is used for them.
 */
export function mergeDrafts(drafts: {
  base: ReportDraft | undefined
  mine: ReportDraft
  theirs: ReportDraft
}): { draft: ReportDraft; clashes: DraftPart[] } {
  const { base, mine, theirs } = drafts
  const clashes: DraftPart[] = []
  let draft = mine
  for (const part of partsOf(mine, theirs)) {
    if (isSame(part, mine, theirs)) continue
    if (base && isSame(part, mine, base)) draft = copyPart(part, theirs, draft)
    else if (!base || !isSame(part, theirs, base)) clashes.push(part)
  }
  return { draft, clashes }
}

function partsOf(mine: ReportDraft, theirs: ReportDraft): DraftPart[] {
  const asked = [...mine.answers, ...theirs.answers].map(({ type }) => type)
  const answers = [...new Set(asked)].map((question): DraftPart => ({ is: 'answer', question }))
  const both = { ...theirs, ...mine }
  const others = Object.keys(both).flatMap((name): DraftPart[] =>
    isOtherPart(name, both) ? [{ is: name }] : [],
  )
  return [...answers, ...others]
}

function isOtherPart(
  name: string,
  draft: ReportDraft,
): name is Exclude<keyof ReportDraft, 'answers'> {
  return name in draft && name !== 'answers'
}

function isSame(part: DraftPart, one: ReportDraft, other: ReportDraft): boolean {
  if (part.is === 'answer') return answerTo(one, part.question) === answerTo(other, part.question)
  return JSON.stringify(one[part.is]) === JSON.stringify(other[part.is])
}
