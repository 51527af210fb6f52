import { brands } from '@systole/domain/hospitals/variant'
import { disclaimerBlock, textBlocks } from '../../../pdf/closing-blocks.ts'
import { drawPages } from '../../../pdf/draw-pages.ts'
import { drawTitleBlock } from '../../../pdf/draw-title-block.ts'
import { factsBlocks } from '../../../pdf/facts-blocks.ts'
import { openDocument } from '../../../pdf/open-document.ts'
import { STYLE } from '../../../pdf/sheet.ts'
import { tableBlocks } from '../../../pdf/table-blocks.ts'
import { childTag, rootTag, type Tag } from '../../../pdf/tags.ts'
import type { DrawnBlock, Press } from '../../../pdf/text-atoms.ts'
import { createTypesetter } from '../../../pdf/typesetter.ts'
import type { BillingPdfPart } from './billing-pdf-layout.ts'
import { type DocumentJob, layOutDocument } from './lay-out-document.ts'
import { layOutStatement, type StatementJob } from './lay-out-statement.ts'

export type BillingPdfJob = DocumentJob | StatementJob

/** Draws a billing document as a tagged PDF. Equal facts give equal bytes. */
export async function drawBillingPdf(job: BillingPdfJob): Promise<Buffer> {
  const layout = job.kind === 'statement' ? layOutStatement(job) : layOutDocument(job)
  const { language, tag } = layout
  const { doc, bytes } = openDocument({
    title: layout.name,
    author: layout.titleBlock.brand.name,
    lang: tag,
    createdAt: layout.createdAt,
  })
  const { colours } = brands[layout.titleBlock.brand.variant]
  const press = { doc, set: createTypesetter(doc, language), colours }
  const root = rootTag(doc)
  const part = () => childTag(doc, root, 'Sect')
  const head = drawTitleBlock(press, part(), { block: layout.titleBlock, logo: undefined })
  const body = layout.parts.flatMap((each) => partBlocks(press, part(), each))
  drawPages(press, [head, ...body], layout.footer)
  root.element.end()
  doc.end()
  return bytes
}

function partBlocks(press: Press, parent: Tag, part: BillingPdfPart): DrawnBlock[] {
  switch (part.kind) {
    case 'facts':
      return factsBlocks(press, parent, part)
    case 'table':
      return tableBlocks(press, parent, {
        ...part,
        intro: '',
        styleOf: (row) => (part.strong.includes(row) ? STYLE.strong : STYLE.body),
        glued: (row) => part.strong.includes(row + 1),
      })
    case 'text':
      return textBlocks(press, parent, part)
    case 'note':
      return [disclaimerBlock(press, parent, part)]
  }
}
