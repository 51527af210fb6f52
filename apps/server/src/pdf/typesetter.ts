import type { Language } from '@systole/domain/hospitals/hospital'
import type PDFDocument from 'pdfkit'
import { facesFor, type Weight } from './faces.ts'
import { wrap } from './line-breaks.ts'
import { type FaceRun, type FaceWithGlyphs, runsOf } from './text-runs.ts'

export type TextStyle = { size: number; weight: Weight; color: string; lineHeight: number }
export type Document = InstanceType<typeof PDFDocument>

/** A typesetter that combines several fonts. Positions are in points from the top left. */
export type Typesetter = {
  width: (text: string, style: TextStyle) => number
  lines: (text: string, style: TextStyle, maxWidth: number) => string[]
  /** Draws one line; `top` is the top of its line box. */
  draw: (line: string, style: TextStyle, left: number, top: number) => void
}

/** The baseline's offset in its line box, as a share of the free height and the size. */
const BASELINE_SHARE = 0.36

export function createTypesetter(doc: Document, language: Language): Typesetter {
  const glyphsOf = glyphsByFace(doc)
  const widths = new Map<string, number>()

  const cut = new Map<string, FaceRun[]>()
  const runs = (text: string, weight: Weight): FaceRun[] => {
    const key = `${weight} ${text}`
    const known = cut.get(key)
    if (known) return known
    const made = runsOf(text, facesFor(text, weight, language).map(glyphsOf))
    cut.set(key, made)
    return made
  }

  const width = (text: string, style: TextStyle): number => {
    const key = `${style.weight} ${style.size} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const total = runs(text, style.weight).reduce(
      (sum, { face, text: part }) => sum + doc.font(face).fontSize(style.size).widthOfString(part),
      0,
    )
    widths.set(key, total)
    return total
  }

  return {
    width,
    lines: (text, style, maxWidth) => wrap(text, maxWidth, (part) => width(part, style)),
    draw: (line, style, left, top) => {
      const baseline = top + style.lineHeight / 2 + style.size * BASELINE_SHARE
      let x = left
      for (const run of runs(line, style.weight)) {
        doc.font(run.face).fontSize(style.size).fillColor(style.color)
        doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
        x += doc.widthOfString(run.text)
      }
    },
  }
}

/** Opens a font on first use and remembers which characters it has. */
function glyphsByFace(doc: Document) {
  const opened = new Map<string, FaceWithGlyphs>()
  return ({ name, file }: { name: string; file: string }): FaceWithGlyphs => {
    const known = opened.get(name)
    if (known) return known
    doc.registerFont(name, file)
    let font: FontWithGlyphs | undefined
    const has = (codePoint: number) => {
      font ??= openedFont(doc, name)
      return font.hasGlyphForCodePoint(codePoint)
    }
    const face = { name, has }
    opened.set(name, face)
    return face
  }
}

type FontWithGlyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean }

function openedFont(doc: Document, name: string): FontWithGlyphs {
  doc.font(name)
  // The library stores the opened font in a field missing in its types.
  return (doc as unknown as { _font: { font: FontWithGlyphs } })._font.font
}
