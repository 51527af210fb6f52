import type {
  ConclusionSection,
  NoteSection,
  ParagraphsSection,
  ScaleSection,
  TextRun,
} from '@systole/report/report-layout'
import { COLOR, CONTENT, POINTS_PER_MILLIMETRE, STYLE } from '../../../../pdf/sheet.ts'
import { childTag, drawArtifact, type Tag } from '../../../../pdf/tags.ts'
import {
  type DrawnAtom,
  type DrawnBlock,
  headingBlock,
  type Press,
  rowAtom,
  textAtoms,
} from '../../../../pdf/text-atoms.ts'

const BOX = { inset: 12, above: 16, padding: 9 } as const
const NOTE = { bar: 2.2, indent: 14, above: 14 } as const
const SCALE = { millimetres: 25, every: 5, above: 14 } as const

/** Draws the diagnoses and the summary on a tinted ground, never split. */
export function conclusionBlocks(
  press: Press,
  parent: Tag,
  section: ConclusionSection,
): DrawnBlock[] {
  const { doc, colours } = press
  const place = { left: CONTENT.left + BOX.inset, width: CONTENT.width - 2 * BOX.inset }
  const heading = { ...STYLE.heading, color: colours.hover }
  const list = childTag(doc, parent, 'H2')
  const title = textAtoms(press, list, section.title, heading, {
    ...place,
    gap: BOX.above + BOX.padding,
  })
  const lines = section.lines.flatMap((run) =>
    textAtoms(press, tagOf(press, parent, run), run.text, STYLE.strong, { ...place, gap: 3 }),
  )
  const summary =
    section.summary === ''
      ? []
      : textAtoms(press, childTag(doc, parent, 'P'), section.summary, STYLE.body, {
          ...place,
          gap: 4,
        })
  const atoms = [...title, ...lines, ...summary]
  return [{ atoms: atoms.map((atom, row) => onGround(press, atom, { row, rows: atoms.length })) }]
}

/** Draws the ground under a line and the gap above it; the first has the upper edge and the last the lower one. */
function onGround(
  { doc, colours }: Press,
  atom: DrawnAtom,
  { row, rows }: { row: number; rows: number },
): DrawnAtom {
  const isLast = row === rows - 1
  const above = row === 0 ? BOX.padding : atom.gap
  const below = isLast ? BOX.padding : 0.3
  return {
    ...atom,
    height: atom.height + (isLast ? BOX.padding : 0),
    glued: !isLast,
    draw: (top) => {
      drawArtifact(doc, () => {
        doc
          .rect(CONTENT.left, top - above, CONTENT.width, atom.height + above + below)
          .fill(colours.tint)
      })
      atom.draw(top)
    },
  }
}

/** Draws paragraphs below their title, each tagged with its own language. */
export function paragraphBlocks(
  press: Press,
  parent: Tag,
  section: ParagraphsSection,
): DrawnBlock[] {
  const heading = childTag(press.doc, parent, 'H2')
  return [
    headingBlock(press, heading, section.title),
    ...section.paragraphs.map((run) => ({
      atoms: textAtoms(press, tagOf(press, parent, run), run.text, STYLE.body, {
        ...CONTENT,
        gap: 4,
      }),
    })),
  ]
}

/** Draws a note with a bar along it. */
export function noteBlocks(press: Press, parent: Tag, section: NoteSection): DrawnBlock[] {
  const { doc, colours } = press
  const place = { left: CONTENT.left + NOTE.indent, width: CONTENT.width - NOTE.indent }
  const title = textAtoms(press, childTag(doc, parent, 'H2'), section.title, STYLE.question, {
    ...place,
    gap: NOTE.above,
  }).map((atom) => ({ ...atom, glued: true }))
  const text = textAtoms(press, childTag(doc, parent, 'P'), section.text, STYLE.body, {
    ...place,
    gap: 2,
  })
  const atoms = [...title, ...text].map((atom, row) => ({
    ...atom,
    draw: (top: number) => {
      const gap = row === 0 ? 0 : atom.gap
      drawArtifact(doc, () => {
        doc.rect(CONTENT.left, top - gap, NOTE.bar, atom.height + gap + 0.3).fill(colours.soft)
      })
      atom.draw(top)
    },
  }))
  return [{ atoms }]
}

/** Draws a bar of 25 mm with a mark every 5 mm, by which a scaled print is seen. */
export function scaleBlock(press: Press, parent: Tag, section: ScaleSection): DrawnBlock {
  const { doc } = press
  const long = SCALE.millimetres * POINTS_PER_MILLIMETRE
  const left = CONTENT.left + long + 12
  const text = rowAtom(
    press,
    [
      {
        tag: childTag(doc, parent, 'P'),
        text: section.text,
        style: STYLE.foot,
        left,
        width: CONTENT.width - long - 12,
      },
    ],
    SCALE.above,
  )
  return {
    atoms: [
      {
        ...text,
        glued: true,
        draw: (top) => {
          drawArtifact(doc, () => drawBar(press, top + STYLE.foot.lineHeight / 2))
          text.draw(top)
        },
      },
    ],
    keepWithPrevious: true,
  }
}

function drawBar({ doc }: Press, y: number): void {
  const { left } = CONTENT
  const { millimetres, every } = SCALE
  doc.lineWidth(0.8).strokeColor(COLOR.muted)
  doc.moveTo(left, y).lineTo(left + millimetres * POINTS_PER_MILLIMETRE, y)
  for (let at = 0; at <= millimetres; at += every) {
    const x = left + at * POINTS_PER_MILLIMETRE
    const half = at === 0 || at === millimetres ? 4 : 2
    doc.moveTo(x, y - half).lineTo(x, y + half)
  }
  doc.stroke()
}

function tagOf({ doc }: Press, parent: Tag, { lang }: TextRun): Tag {
  return childTag(doc, parent, 'P', lang === undefined ? {} : { lang })
}
