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
const PADDING = 4

/** A table with the layout of its cells; figures are aligned right. */
export type DrawnTable = Pick<TableSection, 'title' | 'intro' | 'columns' | 'widths' | 'rows'> & {
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
    {
      atoms: section.rows.map((texts, row) => ({
        ...tableRow(press, section, texts, {
          tagOf: tagger(press, table, 'TD'),
          styleOf: (column) => section.styleOf?.(row, column) ?? STYLE.body,
        }),
        glued: section.glued?.(row) ?? false,
        onTop,
      })),
    },
  ]
}

function introBlock(press: Press, parent: Tag, text: string): DrawnBlock[] {
  const tag = childTag(press.doc, parent, 'P')
  const atoms = textAtoms(press, tag, text, STYLE.body, { ...CONTENT, gap: 4 })
  return [{ atoms, keepWithNext: true }]
}

/** Tags the cells of one more row. */
function tagger({ doc }: Press, table: Tag, type: 'TH' | 'TD'): () => Tag {
  const row = childTag(doc, table, 'TR')
  return () => childTag(doc, row, type, type === 'TH' ? { scope: 'Column' } : {})
}

function tableRow(
  press: Press,
  { widths, figures = [] }: DrawnTable,
  texts: readonly string[],
  { tagOf, styleOf }: { tagOf?: () => Tag; styleOf: (column: number) => TextStyle },
): DrawnAtom {
  let left = CONTENT.left
  const cells = texts.map((text, place): Cell => {
    const width = (widths[place] ?? 0) * CONTENT.width
    const cell = {
      tag: tagOf?.(),
      text,
      style: styleOf(place),
      left,
      width: place === texts.length - 1 ? width : width - CELL_GAP,
      end: figures.includes(place),
    }
    left += width
    return cell
  })
  return ruled(press, rowAtom(press, cells, 0))
}

function ruled({ doc }: Press, atom: DrawnAtom): DrawnAtom {
  const height = atom.height + 2 * PADDING
  return {
    ...atom,
    height,
    draw: (top) => {
      atom.draw(top + PADDING)
      drawArtifact(doc, () => {
        doc.rect(CONTENT.left, top + height - 0.6, CONTENT.width, 0.6).fill(COLOR.line)
      })
    },
  }
}
