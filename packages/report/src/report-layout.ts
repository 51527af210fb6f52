import type { Variant } from '@systole/domain/hospitals/variant'
import type { StillShape } from '@systole/domain/key-images/key-image'
import type { StripDrawing } from './strip-drawing.ts'

/** A report as texts, rendered by the web page and the PDF. Line breaks inside texts are kept. */
export type ReportLayout = {
  /** The language of the texts, for `lang`. */
  lang: string
  titleBlock: TitleBlock
  sections: readonly ReportSection[]
  /** The footer of every printed page, before the page number. */
  footer: string
}

export type TitleBlock = {
  brand: { variant: Variant; name: string }
  title: string
  subtitle: string
  /** The hospital's logo, in pixels; the renderer supplies the bytes. */
  logo?: { alt: string; width: number; height: number }
  hospitalName: string
  hospitalLines: readonly string[]
  date: string
}

export type Fact = { label: string; value: string }

export type FactsSection = {
  kind: 'facts'
  id: 'patient' | 'clinical' | 'recording' | 'leads' | 'rhythm' | 'ectopy' | 'daySummary' | 'pauses'
  title: string
  /** Short facts, three in a row. */
  facts: readonly Fact[]
  /** Long facts, each on its own lines. */
  wide: readonly Fact[]
}
export type AnswersSection = {
  kind: 'answers'
  id: 'answers'
  title: string
  answers: readonly { question: string; answer: string }[]
}
export type TableSection = {
  kind: 'table'
  id: 'recommendations' | 'appendix' | 'measurements' | 'day'
  title: string
  intro: string
  columns: readonly string[]
  /** The shares of the width per column. */
  widths: readonly number[]
  rows: readonly (readonly string[])[]
  /** The columns of figures, which are aligned right. */
  figures?: readonly number[]
  /** The languages of the rows' first cells, where they differ from the report's. */
  langs?: readonly (string | undefined)[]
  /** Bars beside the last cell of each row, one to three. */
  bars?: readonly number[]
  /** The rows whose value is beyond its reference; the last cell says so in words. */
  flagged?: readonly number[]
  /** The text below the table. */
  note?: string
}
/** A text with its language, where it differs from the report's. */
export type TextRun = { text: string; lang?: string }
/** The diagnoses and a summary, above everything else. */
export type ConclusionSection = {
  kind: 'conclusion'
  id: 'diagnosis'
  title: string
  lines: readonly TextRun[]
  summary: string
}
/** Paragraphs, each in its own language. */
export type ParagraphsSection = {
  kind: 'paragraphs'
  id: 'interpretation' | 'treatment' | 'evaluationNote'
  title: string
  paragraphs: readonly TextRun[]
}
/** A note to a person, set apart from the findings. */
export type NoteSection = { kind: 'note'; id: 'vetNote'; title: string; text: string }
/** A bar of 25 mm, by which a reader sees whether a print was scaled. */
export type ScaleSection = { kind: 'scale'; id: 'scale'; text: string }
/** Pictures in the order of the report; the renderer supplies the bytes of a still. */
export type KeyImagesSection = {
  kind: 'keyImages'
  id: 'keyImages' | 'strips'
  title: string
  images: readonly {
    id: string
    caption: string
    /** The file, the frame, the scale. */
    source: string
    alt: string
    picture: ({ kind: 'still' } & StillShape) | { kind: 'strip'; drawing: StripDrawing }
  }[]
}
export type KeyImage = KeyImagesSection['images'][number]
export type TextSection = { kind: 'text'; id: 'notes'; title: string; text: string }
export type SignatureSection = {
  kind: 'signature'
  id: 'signature' | `signature-${number}`
  name: string
  lines: readonly string[]
}
/** The reason for a further revision, above everything else. */
export type ChangedSection = { kind: 'changed'; id: 'changed'; title: string; text: string }
/** A text added after the release, with its signature. */
export type AddendumSection = {
  kind: 'addendum'
  id: `addendum-${number}`
  title: string
  text: string
  lines: readonly string[]
}
/** The instructions for verifying that the document is genuine. */
export type VerificationSection = {
  kind: 'verification'
  id: 'verification'
  title: string
  text: string
  facts: readonly Fact[]
  /** The page with every field filled in, for the QR code and the link. */
  url: string
  qrAlt: string
}
export type DisclaimerSection = { kind: 'disclaimer'; id: 'disclaimer'; text: string }

export type ReportSection =
  | FactsSection
  | ConclusionSection
  | ParagraphsSection
  | NoteSection
  | ScaleSection
  | AnswersSection
  | TableSection
  | KeyImagesSection
  | TextSection
  | SignatureSection
  | ChangedSection
  | AddendumSection
  | VerificationSection
  | DisclaimerSection
