import type {
  DisclaimerSection,
  SignatureSection,
  TextSection,
} from '@systole/report/report-layout'
import { COLOR, CONTENT, STYLE } from './sheet.ts'
import { childTag, drawArtifact, type Tag } from './tags.ts'
import {
  type DrawnAtom,
  type DrawnBlock,
  headingBlock,
  type Press,
  textAtoms,
} from './text-atoms.ts'

const SIGNATURE_GAP = 26
const SIGNATURE_LINE = 200
const DISCLAIMER_GAP = 22
const RULE_GAP = 9

export function textBlocks(
  press: Press,
  parent: Tag,
  section: Pick<TextSection, 'title' | 'text'>,
): DrawnBlock[] {
  const heading = childTag(press.doc, parent, 'H2')
  const tag = childTag(press.doc, parent, 'P')
  return [
    headingBlock(press, heading, section.title),
    { atoms: textAtoms(press, tag, section.text, STYLE.body, { ...CONTENT, gap: 4 }) },
  ]
}

/** Draws the name on a line with title and time below; never split, and never without the end of the signed text. */
export function signatureBlock(press: Press, parent: Tag, section: SignatureSection): DrawnBlock {
  const { doc } = press
  const name = textAtoms(press, childTag(doc, parent, 'P'), section.name, STYLE.signature, {
    ...CONTENT,
    gap: SIGNATURE_GAP,
  })
  const lines = section.lines.flatMap((line, place) =>
    textAtoms(press, childTag(doc, parent, 'P'), line, STYLE.label, {
      ...CONTENT,
      gap: place === 0 ? RULE_GAP : 0,
    }),
  )
  const atoms = [
    ...name,
    ...lines.map((atom, place) => (place === 0 ? ruledAbove(press, atom) : atom)),
  ]
  return { atoms: atoms.map((atom) => ({ ...atom, glued: true })), keepWithPrevious: true }
}

function ruledAbove({ doc }: Press, atom: DrawnAtom): DrawnAtom {
  return {
    ...atom,
    draw: (top) => {
      drawArtifact(doc, () => {
        doc.rect(CONTENT.left, top - RULE_GAP / 2 - 1, SIGNATURE_LINE, 0.8).fill(COLOR.muted)
      })
      atom.draw(top)
    },
  }
}

export function disclaimerBlock(
  press: Press,
  parent: Tag,
  section: Pick<DisclaimerSection, 'text'>,
): DrawnBlock {
  const { doc } = press
  const tag = childTag(doc, parent, 'P')
  const atoms = textAtoms(press, tag, section.text, STYLE.small, {
    ...CONTENT,
    gap: DISCLAIMER_GAP,
  })
  const rule = (top: number) =>
    drawArtifact(doc, () => {
      doc.rect(CONTENT.left, top - RULE_GAP, CONTENT.width, 0.6).fill(COLOR.line)
    })
  return {
    atoms: atoms.map((atom, place) => ({
      ...atom,
      glued: true,
      draw: (top) => {
        if (place === 0) rule(top)
        atom.draw(top)
      },
    })),
  }
}
