import type { Language } from '../hospitals/hospital.ts'
import { slashesLeft } from '../phrases/slash.ts'
import type { Question } from '../questions/question.ts'
import { isInOtherScript } from '../text/script.ts'
import { chipsIn, type MeasuredTexts, withoutChips } from './chips.ts'
import type { ReportDraft } from './report-draft.ts'

/** A text of the report that a person wrote. */
export type WrittenText =
  | { in: 'answer'; question: Question }
  | { in: 'recommendation'; place: number }
  | { in: 'notes' }

/** A warning shown before signing, which does not prevent it. */
export type SignWarning =
  | { reason: 'otherLanguage'; at: WrittenText }
  | { reason: 'missingGlyphs'; at: WrittenText; characters: readonly string[] }
  /** A phrase search that found nothing and remains in the text. */
  | { reason: 'slashLeft'; at: WrittenText; words: readonly string[] }
  /** The measurements that are probably mistakes. */
  | { reason: 'implausible'; at: WrittenText; values: readonly string[] }

/** Returns every text that the hospital will read, in the order of the page, without the values of measurements. */
export function writtenTexts(
  asked: readonly Question[],
  draft: ReportDraft,
): { at: WrittenText; text: string }[] {
  const answers = asked.map((question) => ({
    at: { in: 'answer', question } as const,
    text: draft.answers.find(({ type }) => type === question)?.value ?? '',
  }))
  const recommendations = draft.recommendations.map(({ name }, place) => ({
    at: { in: 'recommendation', place } as const,
    text: name,
  }))
  return [...answers, ...recommendations, { at: { in: 'notes' } as const, text: draft.notes }]
    .map(({ at, text }) => ({ at, text: withoutChips(text, NOTHING_MEASURED) }))
    .filter(({ text }) => text.trim() !== '')
}

const NOTHING_MEASURED = new Map<string, string>()

/**
 * Returns the warnings for a draft. `missing` returns the characters of a text for which the PDF has no glyph; `implausible` are
 * the measurements that are probably mistakes. STAFF-4.
 */
export function signWarnings(
  asked: readonly Question[],
  draft: ReportDraft,
  {
    language,
    missing,
    implausible,
  }: { language: Language; missing: (text: string) => string[]; implausible: MeasuredTexts },
): SignWarning[] {
  const texts = writtenTexts(asked, draft)
  const whole = texts.map(({ text }) => text).join('\n')
  const [worst] = texts.filter(({ text }) => isInOtherScript(text, language))
  const [first] = texts
  const at = worst?.at ?? first?.at
  return [
    ...(at && isInOtherScript(whole, language) ? [{ reason: 'otherLanguage', at } as const] : []),
    ...implausibleAnswers(asked, draft, implausible),
    ...texts.flatMap(({ at: where, text }) => {
      const words = slashesLeft(text)
      return words.length > 0 ? [{ reason: 'slashLeft', at: where, words } as const] : []
    }),
    ...texts.flatMap(({ at: where, text }) => {
      const characters = missing(text)
      return characters.length > 0
        ? [{ reason: 'missingGlyphs', at: where, characters } as const]
        : []
    }),
  ]
}

function implausibleAnswers(
  asked: readonly Question[],
  draft: ReportDraft,
  implausible: MeasuredTexts,
): SignWarning[] {
  return asked.flatMap((question) => {
    const text = draft.answers.find(({ type }) => type === question)?.value ?? ''
    const values = implausibleIn(text, implausible)
    if (values.length === 0) return []
    return [{ reason: 'implausible', at: { in: 'answer', question }, values } as const]
  })
}

/** Returns the implausible measurements that a text refers to, each once, as displayed. */
export function implausibleIn(text: string, implausible: MeasuredTexts): string[] {
  const values = chipsIn(text).flatMap((id) => implausible.get(id) ?? [])
  return [...new Set(values)]
}
