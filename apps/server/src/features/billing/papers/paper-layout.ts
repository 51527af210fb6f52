import type { Language } from '@systole/domain/hospitals/hospital'
import type { Fact, TitleBlock } from '@systole/report/report-layout'

/** A paper about money in words: what the press sets, from top to bottom. */
export type PaperLayout = {
  language: Language
  /** Of the file, not on the page. */
  name: string
  createdAt: Date
  titleBlock: TitleBlock
  parts: readonly PaperPart[]
  /** Runs at the foot of every page. */
  footer: string
}

export type PaperPart =
  | { kind: 'facts'; title: string; facts: readonly Fact[]; wide: readonly Fact[] }
  | {
      kind: 'table'
      title: string
      columns: readonly string[]
      /** Shares of the width, one a column. */
      widths: readonly number[]
      rows: readonly (readonly string[])[]
      /** The columns that are figures. */
      figures: readonly number[]
      /** The rows that are sums. */
      strong: readonly number[]
    }
  | { kind: 'text'; title: string; text: string }
  | { kind: 'note'; text: string }
