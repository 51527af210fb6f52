import type { AnswersSection } from '@systole/report/report-layout'
import { CONTENT, STYLE } from '../../../../pdf/sheet.ts'
import { childTag, drawArtifact, type Tag } from '../../../../pdf/tags.ts'
import {
  type DrawnAtom,
  type DrawnBlock,
  headingBlock,
  type Press,
  textAtoms,
} from '../../../../pdf/text-atoms.ts'

const BAR_WIDTH = 2.2
const INDENT = 14
const ANSWER_GAP = 11

/** Draws each question in bold with its answer below it and a bar along both. */
export function answerBlocks(press: Press, parent: Tag, section: AnswersSection): DrawnBlock[] {
  const heading = childTag(press.doc, parent, 'H2')
  return [
    headingBlock(press, heading, section.title),
    ...section.answers.map((answer, place) => answerBlock(press, parent, answer, place === 0)),
  ]
}

function answerBlock(
  press: Press,
  parent: Tag,
  { question, answer }: AnswersSection['answers'][number],
  isFirst: boolean,
): DrawnBlock {
  const part = childTag(press.doc, parent, 'Sect')
  const place = { left: CONTENT.left + INDENT, width: CONTENT.width - INDENT }
  const heading = textAtoms(press, childTag(press.doc, part, 'H3'), question, STYLE.question, {
    ...place,
    gap: isFirst ? 6 : ANSWER_GAP,
  }).map((atom) => ({ ...atom, glued: true }))
  const text = textAtoms(press, childTag(press.doc, part, 'P'), answer, STYLE.body, {
    ...place,
    gap: 3,
  })
  return { atoms: [...heading, ...text].map((atom, row) => withBar(press, atom, row > 0)) }
}

/** Draws the bar through the gaps inside the answer, but not into the one above it. */
function withBar({ doc, colours }: Press, atom: DrawnAtom, throughGap: boolean): DrawnAtom {
  const gap = throughGap ? atom.gap : 0
  return {
    ...atom,
    draw: (top) => {
      drawArtifact(doc, () => {
        doc.rect(CONTENT.left, top - gap, BAR_WIDTH, atom.height + gap + 0.3).fill(colours.soft)
      })
      atom.draw(top)
    },
  }
}
