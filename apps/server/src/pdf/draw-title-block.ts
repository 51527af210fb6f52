import { brands, type Variant } from '@systole/domain/hospitals/variant'
import { logoSize } from '@systole/report/logo-box'
import type { TitleBlock } from '@systole/report/report-layout'
import { COLOR, CONTENT, STYLE } from './sheet.ts'
import { childTag, drawArtifact, drawTagged, type Tag } from './tags.ts'
import type { DrawnBlock, Press } from './text-atoms.ts'
import type { TextStyle } from './typesetter.ts'

const MARK_SIZE = 21
const RIGHT_WIDTH = 230
const LEFT_WIDTH = CONTENT.width - RIGHT_WIDTH - 16
const RIGHT = CONTENT.left + CONTENT.width
const HOSPITAL_LOGO_GAP = 7
const RULE_GAP = 11
const RULE_WIDTH = 1.5

/** Spread into the options, because the published types omit it. */
const AS_PIXELS = { ignoreOrientation: true }

type Line = { tag: string; text: string; style: TextStyle; gap: number }

/** Draws logo, title and case on the left, hospital and date on the right, and a rule below. RVIEW-2. */
export function drawTitleBlock(
  press: Press,
  parent: Tag,
  { block, logo }: { block: TitleBlock; logo: Uint8Array | undefined },
): DrawnBlock {
  const picture = logo && block.logo && { ...logoSize(block.logo), alt: block.logo.alt, logo }
  const head = picture ? picture.height + HOSPITAL_LOGO_GAP : 0
  const left = stack(press, LEFT_WIDTH, [
    { tag: 'P', text: block.brand.name, style: STYLE.brand, gap: 0 },
    { tag: 'H1', text: block.title, style: STYLE.title, gap: 12 },
    { tag: 'P', text: block.subtitle, style: STYLE.label, gap: 4 },
  ])
  const right = stack(press, RIGHT_WIDTH, [
    { tag: 'P', text: block.hospitalName, style: STYLE.smallStrong, gap: 3 },
    ...block.hospitalLines.map((text) => ({ tag: 'P', text, style: STYLE.small, gap: 0 })),
  ])
  const date = { tag: 'P', text: block.date, style: STYLE.strong, gap: 8 }
  const height = Math.max(left.height, head + right.height + date.gap + date.style.lineHeight)
  const dated = { ...date, lines: [block.date], top: height - date.style.lineHeight }
  return {
    atoms: [
      {
        height: height + RULE_GAP + RULE_WIDTH,
        gap: 0,
        glued: false,
        draw: (top) => {
          drawMark(press, block.brand.variant, top)
          if (picture) drawHospitalLogo(press, parent, top, picture)
          left.lines.forEach((line, place) => {
            drawLines(press, parent, line, top, (place === 0 ? MARK_SIZE + 8 : 0) + CONTENT.left)
          })
          for (const line of right.lines) drawLines(press, parent, line, top + head)
          drawLines(press, parent, dated, top)
          drawRule(press, top + height + RULE_GAP)
        },
      },
    ],
  }
}

type Stacked = Line & { lines: string[]; top: number }

function stack(press: Press, width: number, lines: readonly Line[]) {
  let height = 0
  const stacked: Stacked[] = lines.map((line) => {
    const wrapped = press.set.lines(line.text, line.style, width)
    const top = height + line.gap
    height = top + wrapped.length * line.style.lineHeight
    return { ...line, lines: wrapped, top }
  })
  return { lines: stacked, height }
}

/** Draws lines; without `left` they are aligned to the right margin. */
function drawLines(
  { doc, set }: Press,
  parent: Tag,
  { tag, lines, style, top: offset }: Stacked,
  top: number,
  left?: number,
): void {
  drawTagged(doc, childTag(doc, parent, tag), () => {
    lines.forEach((line, place) => {
      const x = left ?? RIGHT - set.width(line.trimEnd(), style)
      set.draw(line, style, x, top + offset + place * style.lineHeight)
    })
  })
}

/** Draws the logo, ignoring the camera's orientation metadata as on the screen. */
function drawHospitalLogo(
  { doc }: Press,
  parent: Tag,
  top: number,
  { alt, logo, width, height }: { alt: string; logo: Uint8Array; width: number; height: number },
): void {
  const left = RIGHT - width
  const bbox: [number, number, number, number] = [left, top, RIGHT, top + height]
  drawTagged(doc, childTag(doc, parent, 'Figure', { alt, bbox }), () => {
    doc.image(Buffer.from(logo), left, top, { ...AS_PIXELS, width, height })
  })
}

function drawMark({ doc }: Press, variant: Variant, top: number): void {
  const { mark, colours } = brands[variant]
  drawArtifact(doc, () => {
    doc.save()
    doc.translate(CONTENT.left, top).scale(MARK_SIZE / mark.size)
    doc.roundedRect(0, 0, mark.size, mark.size, mark.radius).fill(colours.main)
    doc.path(mark.trace).lineWidth(mark.strokeWidth).lineJoin('round').lineCap('round')
    doc.stroke('#FFFFFF')
    doc.restore()
  })
}

function drawRule({ doc }: Press, y: number): void {
  drawArtifact(doc, () => {
    doc.rect(CONTENT.left, y, CONTENT.width, RULE_WIDTH).fill(COLOR.ink)
  })
}
