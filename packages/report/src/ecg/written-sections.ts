import type { Priority } from '@systole/domain/reports/report-draft'
import type { NoteSection, ParagraphsSection, TableSection, TextRun } from '../report-layout.ts'
import { type EcgWords, runOf } from './ecg-words.ts'

export function interpretationSection(words: EcgWords): ParagraphsSection | undefined {
  const { model, texts } = words
  const paragraphs = [
    ...model.interpretations.map((each) => runOf(words, each)),
    ...paragraphsOf(model.interpretationNote),
  ]
  return section('interpretation', texts.ecgReport.interpretation, paragraphs)
}

const BARS: Readonly<Record<Priority, number>> = {
  'strongly recommended': 3,
  recommended: 2,
  'could consider': 1,
}

/** Returns the evaluations with their priority in bars and words. */
export function evaluationSection(words: EcgWords): TableSection | undefined {
  const { model, texts } = words
  if (model.evaluations.length === 0) return undefined
  const { priority, priorities } = texts.reports.document.recommendations
  const runs = model.evaluations.map((each) => runOf(words, each))
  return {
    kind: 'table',
    id: 'recommendations',
    title: texts.ecgReport.evaluation,
    intro: '',
    columns: [texts.ecgReport.what, priority],
    widths: [0.68, 0.32],
    rows: model.evaluations.map((each, place) => [
      runs[place]?.text ?? each.text,
      priorities[each.priority],
    ]),
    langs: runs.map(({ lang }) => lang),
    bars: model.evaluations.map((each) => BARS[each.priority]),
  }
}

export function evaluationNoteSection({ model, texts }: EcgWords): ParagraphsSection | undefined {
  const paragraphs = paragraphsOf(model.evaluationNote)
  return section('evaluationNote', texts.ecgReport.evaluationNote, paragraphs)
}

export function treatmentSection({ model, texts }: EcgWords): ParagraphsSection | undefined {
  return section('treatment', texts.ecgReport.treatment, paragraphsOf(model.treatmentNote))
}

/** Returns the note to the vet in charge, the only note that leaves the house. */
export function vetNoteSection({ model, texts }: EcgWords): NoteSection | undefined {
  const { vetNote: text } = model
  return text === ''
    ? undefined
    : { kind: 'note', id: 'vetNote', title: texts.ecgReport.vetNote, text }
}

function paragraphsOf(text: string): TextRun[] {
  return text === '' ? [] : [{ text }]
}

function section(
  id: ParagraphsSection['id'],
  title: string,
  paragraphs: readonly TextRun[],
): ParagraphsSection | undefined {
  return paragraphs.length === 0 ? undefined : { kind: 'paragraphs', id, title, paragraphs }
}
