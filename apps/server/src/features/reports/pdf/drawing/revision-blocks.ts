import type { AddendumSection, ChangedSection } from '@systole/report/report-layout'
import { CONTENT, STYLE } from '../../../../pdf/sheet.ts'
import { childTag, drawArtifact, type Tag } from '../../../../pdf/tags.ts'
import { type DrawnBlock, headingBlock, type Press, textAtoms } from '../../../../pdf/text-atoms.ts'

const INDENT = 14
const BAR_WIDTH = 2.2
const SIGNED_GAP = 10

/** Draws the notice of a further revision and its reason, with a bar in the colour of headings. */
export function changedBlocks(press: Press, parent: Tag, section: ChangedSection): DrawnBlock[] {
  const { doc, colours } = press
  const place = { left: CONTENT.left + INDENT, width: CONTENT.width - INDENT }
  const title = textAtoms(press, childTag(doc, parent, 'H2'), section.title, STYLE.question, {
    ...place,
    gap: 14,
  })
  const text = textAtoms(press, childTag(doc, parent, 'P'), section.text, STYLE.body, {
    ...place,
    gap: 2,
  })
  const atoms = [...title, ...text].map((atom, row) => ({
    ...atom,
    glued: row < title.length + text.length - 1,
    draw: (top: number) => {
      const gap = row === 0 ? 0 : atom.gap
      drawArtifact(doc, () => {
        doc.rect(CONTENT.left, top - gap, BAR_WIDTH, atom.height + gap + 0.3).fill(colours.hover)
      })
      atom.draw(top)
    },
  }))
  return [{ atoms }]
}

/** Draws the text below its title, and its signature, which is never on a page of its own. */
export function addendumBlocks(press: Press, parent: Tag, section: AddendumSection): DrawnBlock[] {
  const { doc } = press
  const heading = headingBlock(press, childTag(doc, parent, 'H2'), section.title)
  const text = textAtoms(press, childTag(doc, parent, 'P'), section.text, STYLE.body, {
    ...CONTENT,
    gap: 4,
  })
  const signed = section.lines.flatMap((line, place) =>
    textAtoms(press, childTag(doc, parent, 'P'), line, STYLE.label, {
      ...CONTENT,
      gap: place === 0 ? SIGNED_GAP : 0,
    }),
  )
  return [
    heading,
    { atoms: text },
    { atoms: signed.map((atom) => ({ ...atom, glued: true })), keepWithPrevious: true },
  ]
}
