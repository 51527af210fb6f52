import type { Question } from '@systole/domain/questions/question'
import { ANSWER_MAX, type Priority, type ReportDraft } from '@systole/domain/reports/report-draft'
import { hasForbiddenCharacter } from '@systole/domain/text/plain-text'

export const RECOMMENDATIONS_MAX = 20
export const RECOMMENDATION_NAME_MAX = 500

type Recommendation = ReportDraft['recommendations'][number]

/** Sets an answer. The functions of this module return a new draft and do not change the old one. */
export function withAnswer(draft: ReportDraft, question: Question, value: string): ReportDraft {
  const text = typeable(value, ANSWER_MAX)
  const others = draft.answers.filter(({ type }) => type !== question)
  return { ...draft, answers: [...others, { type: question, value: text }] }
}

export function answerTo(draft: ReportDraft, question: Question): string {
  return draft.answers.find(({ type }) => type === question)?.value ?? ''
}

/** Appends a text to an answer as a separate sentence. */
export function withInserted(draft: ReportDraft, question: Question, text: string): ReportDraft {
  const before = answerTo(draft, question)
  const space = before === '' || /\s$/.test(before) ? '' : ' '
  return withAnswer(draft, question, `${before}${space}${text}`)
}

export function withNotes(draft: ReportDraft, notes: string): ReportDraft {
  return { ...draft, notes: typeable(notes, ANSWER_MAX) }
}

export function withRecommendation(draft: ReportDraft): ReportDraft {
  if (draft.recommendations.length >= RECOMMENDATIONS_MAX) return draft
  const added: Recommendation = { name: '', priority: 'recommended' }
  return { ...draft, recommendations: [...draft.recommendations, added] }
}

export function renamedRecommendation(
  draft: ReportDraft,
  place: number,
  name: string,
): ReportDraft {
  return changed(draft, place, { name: typeable(name, RECOMMENDATION_NAME_MAX) })
}

export function prioritised(draft: ReportDraft, place: number, priority: Priority): ReportDraft {
  return changed(draft, place, { priority })
}

export function movedRecommendation(draft: ReportDraft, place: number, by: 1 | -1): ReportDraft {
  const list = [...draft.recommendations]
  const [moved] = list.splice(place, 1)
  const to = place + by
  if (!moved || to < 0 || to > list.length) return draft
  list.splice(to, 0, moved)
  return { ...draft, recommendations: list }
}

export function withoutRecommendation(draft: ReportDraft, place: number): ReportDraft {
  return {
    ...draft,
    recommendations: draft.recommendations.filter((_, index) => index !== place),
  }
}

function changed(draft: ReportDraft, place: number, change: Partial<Recommendation>): ReportDraft {
  return {
    ...draft,
    recommendations: draft.recommendations.map((item, index) =>
      index === place ? { ...item, ...change } : item,
    ),
  }
}

/** Removes control characters, which are pasted occasionally and refused by the server. */
export function typeable(text: string, maxLength: number): string {
  const clean = hasForbiddenCharacter(text)
    ? [...text].filter((character) => !hasForbiddenCharacter(character)).join('')
    : text
  return clean.slice(0, maxLength)
}
