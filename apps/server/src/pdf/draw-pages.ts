import { paginate } from './paginate.ts'
import { CONTENT, FOOT_TOP, MARGIN, STYLE } from './sheet.ts'
import { drawArtifact } from './tags.ts'
import type { DrawnBlock, Press } from './text-atoms.ts'

/** Draws the blocks on as many pages as needed, each with its footer. */
export function drawPages(press: Press, blocks: readonly DrawnBlock[], footer: string): void {
  const placed = paginate(blocks, CONTENT.height)
  const pages = Math.max(...placed.map(({ page }) => page)) + 1
  for (let page = 0; page < pages; page += 1) {
    press.doc.addPage()
    for (const { atom, top } of placed.filter((item) => item.page === page)) {
      atom.draw(MARGIN.top + top)
    }
    drawFoot(press, footer, `${page + 1} / ${pages}`)
  }
}

/** Draws the name of the document and the page number on every page. S13. */
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
