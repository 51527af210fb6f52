import type { KeyImage, KeyImagesSection } from '@systole/report/report-layout'
import { COLOR, CONTENT, POINTS_PER_MILLIMETRE, STYLE } from '../../../../pdf/sheet.ts'
import { childTag, drawTagged, type Tag } from '../../../../pdf/tags.ts'
import {
  type DrawnAtom,
  type DrawnBlock,
  headingBlock,
  type Press,
  rowAtom,
} from '../../../../pdf/text-atoms.ts'
import { drawStripAt } from './strip.ts'

/** The bytes of the stills, by their keys. */
export type Stills = ReadonlyMap<string, Uint8Array>

const GAP = 12
const CAPTION_GAP = 4
const ALONE = { width: CONTENT.width, height: 360 } as const
const PAIRED = { width: (CONTENT.width - GAP) / 2, height: 220 } as const
/** Ignores the camera's orientation metadata, as on the screen. */
const AS_PIXELS = { ignoreOrientation: true }

type Box = { width: number; height: number }
type Placed = { image: KeyImage; left: number; box: Box; size: Box }

/** Lays out stills in pairs, a single one, or a strip across the page; a picture and its caption are never separated. */
export function keyImageBlocks(
  press: Press,
  parent: Tag,
  section: KeyImagesSection,
  stills: Stills,
): DrawnBlock[] {
  const heading = headingBlock(press, childTag(press.doc, parent, 'H2'), section.title)
  return [
    heading,
    ...rowsOf(section.images).map((row, place) => ({
      atoms: [pictureRow(press, parent, row, { stills, gap: place === 0 ? 6 : GAP })],
    })),
  ]
}

function rowsOf(images: readonly KeyImage[]): Placed[][] {
  const rows: Placed[][] = []
  for (let at = 0; at < images.length; ) {
    const [one, next] = images.slice(at, at + 2)
    if (!one) break
    const isPair = one.picture.kind === 'still' && next?.picture.kind === 'still'
    rows.push(isPair ? [placed(one, PAIRED, 0), placed(next, PAIRED, 1)] : [placed(one, ALONE, 0)])
    at += isPair ? 2 : 1
  }
  return rows
}

function placed(image: KeyImage, box: Box, column: number): Placed {
  return {
    image,
    box,
    left: CONTENT.left + column * (box.width + GAP),
    size: sizeIn(image.picture, box),
  }
}

/** Returns the size of a picture; a strip is drawn at true scale, a millimetre for a millimetre. */
function sizeIn(picture: KeyImage['picture'], box: Box): Box {
  if (picture.kind === 'strip') {
    const { width, height } = picture.drawing
    return { width: width * POINTS_PER_MILLIMETRE, height: height * POINTS_PER_MILLIMETRE }
  }
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

function pictureRow(
  press: Press,
  parent: Tag,
  row: readonly Placed[],
  { stills, gap }: { stills: Stills; gap: number },
): DrawnAtom {
  const tall = Math.max(...row.map(({ size }) => size.height))
  const tags = row.map(({ image, left, size }) => ({
    figure: (top: number) =>
      childTag(press.doc, parent, 'Figure', {
        alt: image.alt,
        bbox: [left, top, left + size.width, top + size.height],
      }),
  }))
  const captions = row.map(({ image, left, box }) => ({
    caption: { text: image.caption, style: STYLE.smallStrong, left, width: box.width },
    source: { text: image.source, style: STYLE.small, left, width: box.width },
  }))
  const captionRow = rowAtom(
    press,
    captions.map(({ caption }) => ({ ...caption, tag: childTag(press.doc, parent, 'P') })),
    0,
  )
  const sourceRow = rowAtom(
    press,
    captions.map(({ source }) => ({ ...source, tag: childTag(press.doc, parent, 'P') })),
    0,
  )
  return {
    height: tall + CAPTION_GAP + captionRow.height + sourceRow.height,
    gap,
    glued: false,
    draw: (top) => {
      row.forEach(({ image, left, size }, place) => {
        const tag = tags[place]?.figure(top)
        if (tag)
          drawTagged(press.doc, tag, () => drawPicture(press, image, { left, top, size }, stills))
      })
      captionRow.draw(top + tall + CAPTION_GAP)
      sourceRow.draw(top + tall + CAPTION_GAP + captionRow.height)
    },
  }
}

function drawPicture(
  press: Press,
  { picture }: KeyImage,
  { left, top, size }: { left: number; top: number; size: Box },
  stills: Stills,
): void {
  const { doc } = press
  if (picture.kind === 'strip') {
    drawStripAt(press, picture.drawing, { left, top })
    return
  }
  const bytes = stills.get(picture.key)
  if (bytes) doc.image(Buffer.from(bytes), left, top, { ...AS_PIXELS, ...size })
  // A missing picture is drawn as an empty frame, so that the report is visibly incomplete.
  else drawLost(doc, { left, top, size })
}

function drawLost(
  doc: Press['doc'],
  { left, top, size }: { left: number; top: number; size: Box },
): void {
  doc.lineWidth(0.8).strokeColor(COLOR.muted)
  doc.rect(left, top, size.width, size.height)
  doc.moveTo(left, top).lineTo(left + size.width, top + size.height)
  doc.moveTo(left + size.width, top).lineTo(left, top + size.height)
  doc.stroke()
}
