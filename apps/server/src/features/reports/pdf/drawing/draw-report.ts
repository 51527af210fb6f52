import { brands } from '@systole/domain/hospitals/variant'
import { fromStamp } from '@systole/domain/time/stamp'
import type { AnyReport } from '@systole/report/any-report'
import { layOutReport } from '@systole/report/sections'
import type { Verification } from '@systole/report/verification-section'
import { drawPages } from '../../../../pdf/draw-pages.ts'
import { openDocument } from '../../../../pdf/open-document.ts'
import { rootTag } from '../../../../pdf/tags.ts'
import { createTypesetter } from '../../../../pdf/typesetter.ts'
import type { Stills } from './key-image-blocks.ts'
import { reportBlocks } from './report-blocks.ts'

export type PdfJob = {
  model: AnyReport
  logo?: Uint8Array
  stills?: Stills
  verification?: Verification
}

/** Draws the report as a tagged PDF. Equal models give equal bytes, so rendering is repeatable. */
export async function drawReport(
  { model, logo, stills = new Map(), verification }: PdfJob,
  toSimplified: (text: string) => string,
): Promise<Buffer> {
  const layout = layOutReport(model, {
    toSimplified,
    ...(verification && { verification }),
  })
  const { doc, bytes } = openDocument({
    title: `${layout.titleBlock.title} ${model.caseNumber}`,
    author: layout.titleBlock.brand.name,
    lang: layout.lang,
    createdAt: fromStamp(model.revision) ?? new Date(0),
  })
  const press = {
    doc,
    set: createTypesetter(doc, model.language),
    colours: brands[layout.titleBlock.brand.variant].colours,
  }
  const root = rootTag(doc)
  drawPages(press, reportBlocks(press, root, { layout, logo, stills }), layout.footer)
  root.element.end()
  doc.end()
  return bytes
}
