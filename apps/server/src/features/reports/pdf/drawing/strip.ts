import { isMajor, STRIP_START, type StripDrawing } from '@systole/report/strip-drawing'
import { POINTS_PER_MILLIMETRE as MM, STYLE } from '../../../../pdf/sheet.ts'
import type { Press } from '../../../../pdf/text-atoms.ts'
import type { Document } from '../../../../pdf/typesetter.ts'

const PAPER = { minor: '#F3C9C4', major: '#E08F86', trace: '#12252B', caliper: '#1B5E8C' } as const
const LINE = {
  minor: 0.25,
  major: 0.55,
  trace: 0.75,
  pulse: 0.6,
  caliper: 0.8,
  hatch: 0.5,
} as const
const MARK = { ...STYLE.foot, color: PAPER.caliper } as const
/** The baseline's share of the line height, from its top. */
const BASE_LINE = 0.8
const NUMBER = { ...STYLE.foot, size: 7, lineHeight: 9 } as const
const NAME = { ...STYLE.foot, weight: 'strong', color: PAPER.trace } as const

/** Draws an ECG strip to scale: 25 grid lines are 25 mm when printed at 100 %. */
export function drawStripAt(
  { doc, set }: Press,
  drawing: StripDrawing,
  { left, top }: { left: number; top: number },
): void {
  doc.save()
  doc.translate(left, top).scale(MM)
  drawPaper(doc, drawing)
  doc.strokeColor(PAPER.major)
  for (const line of drawing.hatching) draw(doc, line, LINE.hatch)
  doc.lineJoin('round').strokeColor(PAPER.trace)
  for (const { tick } of drawing.beats) draw(doc, tick, LINE.pulse)
  for (const { pulse, traces } of drawing.rows) {
    draw(doc, pulse, LINE.pulse)
    for (const trace of traces) draw(doc, trace, LINE.trace)
  }
  doc.strokeColor(PAPER.caliper)
  for (const { lines } of drawing.marks) for (const line of lines) draw(doc, line, LINE.caliper)
  doc.restore()
  drawWords(set, drawing, { left, top })
}

function drawWords(
  set: Press['set'],
  { rows, beats, marks }: StripDrawing,
  { left, top }: { left: number; top: number },
): void {
  const above = NAME.lineHeight * BASE_LINE
  for (const {
    name,
    nameAt: [x, y],
  } of rows)
    set.draw(name, NAME, left + x * MM, top + y * MM - NAME.lineHeight)
  for (const beat of beats) {
    const { letter, colour: color, number } = beat
    const at = ([x, y]: readonly [x: number, y: number]) => [left + x * MM, top + y * MM] as const
    const [letterX, letterY] = at(beat.at)
    if (letter !== '') set.draw(letter, { ...NAME, color }, letterX, letterY - above)
    const [numberX, numberY] = at(beat.numberAt)
    if (number !== '') set.draw(number, NUMBER, numberX, numberY - NUMBER.lineHeight * BASE_LINE)
  }
  for (const {
    words,
    at: [x, y],
  } of marks)
    set.draw(words, MARK, left + x * MM, top + y * MM - MARK.lineHeight * BASE_LINE)
}

function drawPaper(doc: Document, { width, height, columns, lines }: StripDrawing): void {
  for (const kind of ['minor', 'major'] as const) {
    const ofKind = (all: readonly number[], from: number) =>
      all.filter((millimetre) => isMajor(millimetre, from) === (kind === 'major'))
    for (const x of ofKind(columns, STRIP_START)) doc.moveTo(x, 0).lineTo(x, height)
    for (const y of ofKind(lines, 0)) doc.moveTo(0, y).lineTo(width, y)
    doc.lineWidth(LINE[kind] / MM).stroke(PAPER[kind])
  }
}

function draw(
  doc: Document,
  points: readonly (readonly [x: number, y: number])[],
  width: number,
): void {
  points.forEach(([x, y], place) => {
    if (place === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  })
  doc.lineWidth(width / MM).stroke()
}
