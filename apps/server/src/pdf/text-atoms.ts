import type { BrandColours } from '@systole/domain/hospitals/variant'
import type { Atom, Block } from './paginate.ts'
import { CONTENT, SECTION_GAP, STYLE } from './sheet.ts'
import { drawArtifact, drawTagged, type Tag } from './tags.ts'
import type { Document, TextStyle, Typesetter } from './typesetter.ts'

export type DrawnAtom = Atom & { draw: (top: number) => void; onTop?: DrawnAtom }
export type DrawnBlock = Block<DrawnAtom>

/** What every part of the page is drawn with. */
export type Press = { doc: Document; set: Typesetter; colours: BrandColours }

type Place = { left: number; width: number; gap?: number }

/** A paragraph, line by line; no page begins or ends with a single line of it. */
export function textAtoms(
  { doc, set }: Press,
  tag: Tag,
  text: string,
  style: TextStyle,
  { left, width, gap = 0 }: Place,
): DrawnAtom[] {
  const lines = set.lines(text, style, width)
  return lines.map((line, place) => ({
    height: style.lineHeight,
    gap: place === 0 ? gap : 0,
    glued: lines.length > 1 && (place === 0 || place === lines.length - 2),
    draw: (top) => drawTagged(doc, tag, () => set.draw(line, style, left, top)),
  }))
}

/** A section's title; it is never the last thing on a page. */
export function headingBlock(press: Press, tag: Tag, text: string): DrawnBlock {
  const style = { ...STYLE.heading, color: press.colours.hover }
  const atoms = textAtoms(press, tag, text, style, { ...CONTENT, gap: SECTION_GAP })
  return { atoms: atoms.map((atom) => ({ ...atom, glued: true })), keepWithNext: true }
}

/** Texts side by side on one row, each wrapped in its column: a single atom. */
export type Cell = {
  /** None where the text is on the page a second time: then it is not read out. */
  tag: Tag | undefined
  text: string
  style: TextStyle
  left: number
  width: number
  /** Figures end where their column ends. */
  end?: boolean
}

export function rowAtom({ doc, set }: Press, cells: readonly Cell[], gap: number): DrawnAtom {
  const wrapped = cells.map((cell) => ({
    ...cell,
    lines: set.lines(cell.text, cell.style, cell.width),
  }))
  return {
    height: Math.max(0, ...wrapped.map(({ lines, style }) => lines.length * style.lineHeight)),
    gap,
    glued: false,
    draw: (top) => {
      for (const { tag, lines, style, left, width, end = false } of wrapped) {
        const draw = () =>
          lines.forEach((line, place) => {
            const x = end ? left + width - set.width(line.trimEnd(), style) : left
            set.draw(line, style, x, top + place * style.lineHeight)
          })
        if (tag) drawTagged(doc, tag, draw)
        else drawArtifact(doc, draw, 'Pagination')
      }
    },
  }
}
