import type { VerificationSection } from '@systole/report/report-layout'
import encodeQR from 'qr'
import { COLOR, CONTENT, SECTION_GAP, STYLE } from '../../../../pdf/sheet.ts'
import { childTag, drawTagged, type Tag } from '../../../../pdf/tags.ts'
import type { DrawnBlock, Press } from '../../../../pdf/text-atoms.ts'
import type { TextStyle } from '../../../../pdf/typesetter.ts'

/** 24 mm, which phones can scan from print and screen. */
const QR_SIZE = 68
const LABEL_WIDTH = 96
const LINE_GAP = 2
const TEXT_WIDTH = CONTENT.width - QR_SIZE - 24

type Line = { tag: string; text: string; style: TextStyle; left: number; width: number }
type Row = { lines: readonly Line[]; gap: number }

/** Draws the instructions for verification beside the QR code; never split. */
export function verificationBlock(
  press: Press,
  parent: Tag,
  section: VerificationSection,
): DrawnBlock {
  const heading = { ...STYLE.heading, color: press.colours.hover }
  const whole = { left: CONTENT.left, width: TEXT_WIDTH }
  const rows: Row[] = [
    { lines: [{ tag: 'H2', text: section.title, style: heading, ...whole }], gap: 0 },
    { lines: [{ tag: 'P', text: section.text, style: STYLE.small, ...whole }], gap: 4 },
    ...section.facts.map(({ label, value }) => ({ lines: factLines(label, value), gap: LINE_GAP })),
  ]
  const set = rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => ({
      ...line,
      wrapped: press.set.lines(line.text, line.style, line.width),
    })),
  }))
  const heights = set.map(({ lines }) =>
    Math.max(...lines.map(({ wrapped, style }) => wrapped.length * style.lineHeight)),
  )
  const total = set.reduce((sum, { gap }, place) => sum + gap + (heights[place] ?? 0), 0)
  return {
    atoms: [
      {
        height: Math.max(total, QR_SIZE),
        gap: SECTION_GAP,
        glued: false,
        draw: (top) => {
          let y = top
          set.forEach(({ lines, gap }, place) => {
            y += gap
            for (const { tag, wrapped, style, left } of lines) {
              drawTagged(press.doc, childTag(press.doc, parent, tag), () => {
                wrapped.forEach((text, row) => {
                  press.set.draw(text, style, left, y + row * style.lineHeight)
                })
              })
            }
            y += heights[place] ?? 0
          })
          drawQr(press, parent, top, section)
        },
      },
    ],
  }
}

function factLines(label: string, value: string): Line[] {
  return [
    { tag: 'P', text: label, style: STYLE.small, left: CONTENT.left, width: LABEL_WIDTH - 8 },
    {
      tag: 'P',
      text: value,
      style: STYLE.small,
      left: CONTENT.left + LABEL_WIDTH,
      width: TEXT_WIDTH - LABEL_WIDTH,
    },
  ]
}

/** Draws the QR code as squares, so that it is sharp at any resolution. */
function drawQr(
  { doc }: Press,
  parent: Tag,
  top: number,
  { url, qrAlt: alt }: VerificationSection,
): void {
  const cells = encodeQR(url, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const cell = QR_SIZE / cells.length
  const left = CONTENT.left + CONTENT.width - QR_SIZE
  const bbox: [number, number, number, number] = [left, top, left + QR_SIZE, top + QR_SIZE]
  drawTagged(doc, childTag(doc, parent, 'Figure', { alt, bbox }), () => {
    cells.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (isDark) doc.rect(left + x * cell, top + y * cell, cell, cell)
      })
    })
    doc.fill(COLOR.ink)
  })
}
