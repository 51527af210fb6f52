import type { TableSection } from '@systole/report/report-layout'
import { COLOR, CONTENT, STYLE } from './sheet.ts'
import { childTag, drawArtifact, type Tag } from './tags.ts'
import {
  type Cell,
  type DrawnAtom,
  type DrawnBlock,
  headingBlock,
  type Press,
  rowAtom,
  textAtoms,
} from './text-atoms.ts'
import type { TextStyle } from './typesetter.ts'

const CELL_GAP = 12
const PADDING = { usual: 4, dense: 2.2 } as const
/** Bars beside a priority, as on the screen. */
const BAR = { width: 4, gap: 2, room: 26, heights: [4, 7, 10] } as const

/** A table with the layout of its cells; figures are aligned right. */
export type DrawnTable = Pick<
  TableSection,
  'title' | 'intro' | 'columns' | 'widths' | 'rows' | 'langs' | 'bars' | 'note'
> & {
  isDense?: boolean
  /** True if a page break may separate the rows; a few stay together at both ends. */
  mayBreak?: boolean
  styleOf?: (row: number, column: number) => TextStyle
  figures?: readonly number[]
  /** The rows without a line to the next one: the last before a sum. */
  glued?: (row: number) => boolean
}

/** Draws a table, repeating its head on every page. */
export function tableBlocks(press: Press, parent: Tag, section: DrawnTable): DrawnBlock[] {
  const { doc } = press
  const heading = childTag(doc, parent, 'H2')
  const intro = section.intro === '' ? [] : introBlock(press, parent, section.intro)
  const table = childTag(doc, parent, 'Table')
  const styleOf = () => STYLE.columnHead
  const head = tableRow(press, section, section.columns, {
    styleOf,
    tagOf: tagger(press, table, 'TH'),
  })
  const onTop = tableRow(press, section, section.columns, { styleOf })
  return [
    headingBlock(press, heading, section.title),
    ...intro,
    { atoms: [head], keepWithNext: true },
    ...rowBlocks(
      section.rows.map((texts, row) => ({
        ...tableRow(press, section, texts, {
          tagOf: tagger(press, table, 'TD', section.langs?.[row]),
          bars: section.bars?.[row],
          styleOf: (column) => section.styleOf?.(row, column) ?? STYLE.body,
        }),
        glued: section.glued?.(row) ?? false,
        onTop,
      })),
      section,
    ),
    ...noteBlock(press, parent, section.note),
  ]
}

/** The fewest rows of a broken table on a page. */
const ROWS_TOGETHER = 4

/** Returns the rows as one block, or as a block each between the first and the last ones; the note stays with the last. */
function rowBlocks(rows: readonly DrawnAtom[], { mayBreak, note = '' }: DrawnTable): DrawnBlock[] {
  const last = rows.length - ROWS_TOGETHER
  if (!mayBreak || last < ROWS_TOGETHER) return [{ atoms: rows }]
  return [
    { atoms: rows.slice(0, ROWS_TOGETHER) },
    ...rows.slice(ROWS_TOGETHER, last).map((row) => ({ atoms: [row] })),
    { atoms: rows.slice(last), keepWithNext: note !== '' },
  ]
}

function introBlock(press: Press, parent: Tag, text: string): DrawnBlock[] {
  const tag = childTag(press.doc, parent, 'P')
  const atoms = textAtoms(press, tag, text, STYLE.body, { ...CONTENT, gap: 4 })
  return [{ atoms, keepWithNext: true }]
}

function noteBlock(press: Press, parent: Tag, text = ''): DrawnBlock[] {
  if (text === '') return []
  const tag = childTag(press.doc, parent, 'P')
  const atoms = textAtoms(press, tag, text, STYLE.foot, { ...CONTENT, gap: 5 })
  return [{ atoms: atoms.map((atom) => ({ ...atom, glued: true })) }]
}

/** Tags the cells of one more row; `lang` is that of the first cell. */
function tagger({ doc }: Press, table: Tag, type: 'TH' | 'TD', lang?: string): () => Tag {
  const row = childTag(doc, table, 'TR')
  let cells = 0
  return () => {
    cells += 1
    if (type === 'TH') return childTag(doc, row, type, { scope: 'Column' })
    return childTag(doc, row, type, cells === 1 && lang !== undefined ? { lang } : {})
  }
}

function tableRow(
  press: Press,
  { widths, figures = [], isDense = false }: DrawnTable,
  texts: readonly string[],
  { tagOf, styleOf, bars }: RowLook,
): DrawnAtom {
  const room = bars === undefined ? 0 : BAR.room
  let left = CONTENT.left
  const cells = texts.map((text, place): Cell => {
    const width = (widths[place] ?? 0) * CONTENT.width
    const isLast = place === texts.length - 1
    const cell = {
      tag: tagOf?.(),
      text,
      style: styleOf(place),
      left: isLast ? left + room : left,
      width: isLast ? width - room : width - CELL_GAP,
      end: figures.includes(place),
    }
    left += width
    return cell
  })
  const atom = rowAtom(press, cells, 0)
  const barsLeft = (cells.at(-1)?.left ?? 0) - room
  const row = bars === undefined ? atom : withBars(press, atom, { bars, left: barsLeft })
  return ruled(press, row, isDense ? PADDING.dense : PADDING.usual)
}

type RowLook = {
  tagOf?: () => Tag
  styleOf: (column: number) => TextStyle
  bars?: number | undefined
}

/** Draws bars on the first line of the row, the filled ones in the colour of the brand; the words are beside them. */
function withBars(
  { doc, colours }: Press,
  atom: DrawnAtom,
  { bars, left }: { bars: number; left: number },
): DrawnAtom {
  return {
    ...atom,
    draw: (top) => {
      drawArtifact(doc, () => {
        BAR.heights.forEach((height, place) => {
          const x = left + place * (BAR.width + BAR.gap)
          const color = place < bars ? colours.main : COLOR.line
          doc.rect(x, top + 13 - height, BAR.width, height).fill(color)
        })
      })
      atom.draw(top)
    },
  }
}

function ruled({ doc }: Press, atom: DrawnAtom, padding: number): DrawnAtom {
  const height = atom.height + 2 * padding
  return {
    ...atom,
    height,
    draw: (top) => {
      atom.draw(top + padding)
      drawArtifact(doc, () => {
        doc.rect(CONTENT.left, top + height - 0.6, CONTENT.width, 0.6).fill(COLOR.line)
      })
    },
  }
}
