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

export function tableBlocks(press: Press, parent: Tag, section: TableSection): DrawnBlock[] {
  const { doc } = press
  const heading = childTag(doc, parent, 'H2')
  const intro = section.intro === '' ? [] : introBlock(press, parent, section.intro)
  const table = childTag(doc, parent, 'Table')
  const styles = cellStyles(section)
  const head = tableRow(press, table, section, section.columns, {
    tag: 'TH',
    styles: section.columns.map(() => STYLE.columnHead),
  })
  return [
    headingBlock(press, heading, section.title),
    ...intro,
    { atoms: [head], keepWithNext: true },
    {
      atoms: section.rows.map((row) => tableRow(press, table, section, row, { tag: 'TD', styles })),
    },
  ]
}

function introBlock(press: Press, parent: Tag, text: string): DrawnBlock[] {
  const tag = childTag(press.doc, parent, 'P')
  const atoms = textAtoms(press, tag, text, STYLE.body, { ...CONTENT, gap: 4 })
  return [{ atoms, keepWithNext: true }]
}

/** What is said last in a recommendation, its priority, is what must be seen. */
function cellStyles({ id, columns }: TableSection): TextStyle[] {
  return columns.map((_, place) =>
    id === 'recommendations' && place === columns.length - 1 ? STYLE.strong : STYLE.body,
  )
}

function tableRow(
  press: Press,
  table: Tag,
  { widths }: TableSection,
  texts: readonly string[],
  { tag, styles }: { tag: 'TH' | 'TD'; styles: readonly TextStyle[] },
): DrawnAtom {
  const { doc } = press
  const row = childTag(doc, table, 'TR')
  let left = CONTENT.left
  const cells = texts.map((text, place): Cell => {
    const width = (widths[place] ?? 0) * CONTENT.width
    const cell = {
      tag: childTag(doc, row, tag, tag === 'TH' ? { scope: 'Column' } : {}),
      text,
      style: styles[place] ?? STYLE.body,
      left,
      width: width - CELL_GAP,
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
