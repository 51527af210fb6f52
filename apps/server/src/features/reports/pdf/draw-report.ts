import { brands } from '@systole/domain/hospitals/variant'
import { fromStamp } from '@systole/domain/time/stamp'
import type { ReportModel } from '@systole/report/model'
import { layOutReport } from '@systole/report/sections'
import type { Verification } from '@systole/report/verification-section'
import { openDocument } from './open-document.ts'
import { paginate } from './paginate.ts'
import { reportBlocks } from './report-blocks.ts'
import { CONTENT, FOOT_TOP, MARGIN, STYLE } from './sheet.ts'
import { drawArtifact, rootTag } from './tags.ts'
import type { Press } from './text-atoms.ts'
import { createTypesetter } from './typesetter.ts'

export type PdfJob = { model: ReportModel; logo?: Uint8Array; verification?: Verification }

/** The report as a tagged PDF. The same model makes the same bytes, so rendering it again changes nothing. */
export async function drawReport(
  { model, logo, verification }: PdfJob,
  toSimplified: (text: string) => string,
): Promise<Buffer> {
  const layout = layOutReport(model, {
    toSimplified,
    timeZone: model.timeZone,
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
  const placed = paginate(reportBlocks(press, root, { layout, logo }), CONTENT.height)
  const pages = Math.max(...placed.map(({ page }) => page)) + 1
  for (let page = 0; page < pages; page += 1) {
    doc.addPage()
    for (const { atom, top } of placed.filter((item) => item.page === page)) {
      atom.draw(MARGIN.top + top)
    }
    drawFoot(press, layout.footer, `${page + 1} / ${pages}`)
  }
  root.element.end()
  doc.end()
  return bytes
}

/** Patient, case and revision, and the page of how many, on every page. S13. */
function drawFoot({ doc, set }: Press, footer: string, pageText: string): void {
  const pageWidth = set.width(pageText, STYLE.foot)
  const [line = ''] = set.lines(footer, STYLE.foot, CONTENT.width - pageWidth - 24)
  drawArtifact(
    doc,
    () => {
      set.draw(line, STYLE.foot, CONTENT.left, FOOT_TOP)
      set.draw(pageText, STYLE.foot, CONTENT.left + CONTENT.width - pageWidth, FOOT_TOP)
    },
    'Pagination',
  )
}
