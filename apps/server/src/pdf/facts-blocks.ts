import type { Fact, FactsSection } from '@systole/report/report-layout'
import { CONTENT, STYLE } from './sheet.ts'
import { childTag, drawTagged, type Tag } from './tags.ts'
import {
  type Cell,
  type DrawnBlock,
  headingBlock,
  type Press,
  rowAtom,
  textAtoms,
} from './text-atoms.ts'

const COLUMNS = 3
const COLUMN_GAP = 16
const COLUMN_WIDTH = (CONTENT.width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS
const LABEL_GAP = 9
const LABEL_MAX = COLUMN_WIDTH * 0.55
const ROW_GAP = 3
const WIDE_LABEL = 98

/** Draws label and value, three per row; long ones below, each across the page. */
export function factsBlocks(
  press: Press,
  parent: Tag,
  section: Omit<FactsSection, 'id' | 'kind'>,
): DrawnBlock[] {
  const heading = childTag(press.doc, parent, 'H2')
  const list = childTag(press.doc, parent, 'L')
  return [
    headingBlock(press, heading, section.title),
    shortFacts(press, list, section.facts),
    ...section.wide.map((fact) => wideFact(press, list, fact)),
  ]
}

function shortFacts(press: Press, list: Tag, facts: readonly Fact[]): DrawnBlock {
  const labelWidths = Array.from({ length: COLUMNS }, (_, column) =>
    labelWidth(
      press,
      facts.filter((_, place) => place % COLUMNS === column),
    ),
  )
  const cells = facts.map((fact, place) => {
    const column = place % COLUMNS
    const left = CONTENT.left + column * (COLUMN_WIDTH + COLUMN_GAP)
    return factCells(press, list, fact, left, labelWidths[column] ?? LABEL_MAX)
  })
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS).flat(),
  )
  return { atoms: rows.map((row, place) => rowAtom(press, row, place === 0 ? 6 : ROW_GAP)) }
}

/** Returns the width of the widest label in the column, up to a maximum. */
function labelWidth({ set }: Press, facts: readonly Fact[]): number {
  const widest = Math.max(0, ...facts.map(({ label }) => set.width(label, STYLE.label)))
  return Math.min(widest, LABEL_MAX)
}

function factCells(press: Press, list: Tag, fact: Fact, left: number, labels: number): Cell[] {
  const { label, value } = factTags(press, list)
  const valueLeft = left + labels + LABEL_GAP
  return [
    { tag: label, text: fact.label, style: STYLE.label, left, width: labels + 1 },
    {
      tag: value,
      text: fact.value,
      style: STYLE.value,
      left: valueLeft,
      width: left + COLUMN_WIDTH - valueLeft,
    },
  ]
}

function wideFact(press: Press, list: Tag, fact: Fact): DrawnBlock {
  const { label, value } = factTags(press, list)
  const left = CONTENT.left + WIDE_LABEL
  const place = { left, width: CONTENT.width - WIDE_LABEL, gap: ROW_GAP + 1 }
  const labelLines = press.set.lines(fact.label, STYLE.label, WIDE_LABEL - LABEL_GAP)
  const [first, ...others] = textAtoms(press, value, fact.value, STYLE.value, place)
  if (!first) return { atoms: [] }
  const drawLabel = (top: number) =>
    drawTagged(press.doc, label, () => {
      labelLines.forEach((line, row) => {
        press.set.draw(line, STYLE.label, CONTENT.left, top + row * STYLE.label.lineHeight)
      })
    })
  const labelHeight = labelLines.length * STYLE.label.lineHeight
  const height = others.length === 0 ? Math.max(first.height, labelHeight) : first.height
  const withLabel = (top: number) => {
    drawLabel(top)
    first.draw(top)
  }
  return { atoms: [{ ...first, height, draw: withLabel }, ...others] }
}

function factTags({ doc }: Press, list: Tag): { label: Tag; value: Tag } {
  const item = childTag(doc, list, 'LI')
  return { label: childTag(doc, item, 'Lbl'), value: childTag(doc, item, 'LBody') }
}
