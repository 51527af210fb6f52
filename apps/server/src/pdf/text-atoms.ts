import type { BrandColours } from '@systole/domain/hospitals/variant'
import type { Atom, Block } from './paginate.ts'
import { CONTENT, SECTION_GAP, STYLE } from './sheet.ts'
import { drawArtifact, drawTagged, type Tag } from './tags.ts'
import type { Document, TextStyle, Typesetter } from './typesetter.ts'

export type DrawnAtom = Atom & { draw: (top: number) => void; onTop?: DrawnAtom }
export type DrawnBlock = Block<DrawnAtom>

/** The tools for drawing every part of a page. */
export type Press = { doc: Document; set: Typesetter; colours: BrandColours }

type Place = { left: number; width: number; gap?: number }

/** Lays out a paragraph line by line; no page begins or ends with a single line of it. */
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

/** Lays out a section's title, which is never the last element on a page. */
export function headingBlock(press: Press, tag: Tag, text: string): DrawnBlock {
  const style = { ...STYLE.heading, color: press.colours.hover }
  const atoms = textAtoms(press, tag, text, style, { ...CONTENT, gap: SECTION_GAP })
  return { atoms: atoms.map((atom) => ({ ...atom, glued: true })), keepWithNext: true }
}

/** Texts in one row, each wrapped in its column: a single atom. */
export type Cell = {
  /** `undefined` for text that is repeated on the page, so that it is not read aloud again. */
  tag: Tag | undefined
  text: string
  style: TextStyle
  left: number
  width: number
  /** True if the text is aligned to the end of the column, for numbers. */
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
