import type { Language } from '@systole/domain/hospitals/hospital'
import type { Fact, TitleBlock } from '@systole/report/report-layout'

/** A billing document in words, laid out from top to bottom. */
export type BillingPdfLayout = {
  language: Language
  /** The BCP 47 tag of the language, with the wording's country. */
  tag: string
  /** The name of the file, not printed. */
  name: string
  createdAt: Date
  titleBlock: TitleBlock
  parts: readonly BillingPdfPart[]
  /** The footer of every page. */
  footer: string
}

export type BillingPdfPart =
  | { kind: 'facts'; title: string; facts: readonly Fact[]; wide: readonly Fact[] }
  | {
      kind: 'table'
      title: string
      columns: readonly string[]
      /** The shares of the width per column. */
      widths: readonly number[]
      rows: readonly (readonly string[])[]
      /** The columns that are figures. */
      figures: readonly number[]
      /** The rows that are sums. */
      strong: readonly number[]
    }
  | { kind: 'text'; title: string; text: string }
  | { kind: 'note'; text: string }
