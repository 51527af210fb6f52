import type { ReportLayout, ReportSection, TableSection } from '@systole/report/report-layout'
import { disclaimerBlock, signatureBlock, textBlocks } from '../../../../pdf/closing-blocks.ts'
import { drawTitleBlock } from '../../../../pdf/draw-title-block.ts'
import { factsBlocks } from '../../../../pdf/facts-blocks.ts'
import { STYLE } from '../../../../pdf/sheet.ts'
import { tableBlocks } from '../../../../pdf/table-blocks.ts'
import { childTag, type Tag } from '../../../../pdf/tags.ts'
import type { DrawnBlock, Press } from '../../../../pdf/text-atoms.ts'
import { answerBlocks } from './answer-blocks.ts'
import { conclusionBlocks, noteBlocks, paragraphBlocks, scaleBlock } from './ecg-blocks.ts'
import { keyImageBlocks, type Stills } from './key-image-blocks.ts'
import { addendumBlocks, changedBlocks } from './revision-blocks.ts'
import { verificationBlock } from './verification-blocks.ts'

/** The report as texts, and the bytes of its logo and its pictures. */
type ReportOnPaper = { layout: ReportLayout; logo: Uint8Array | undefined; stills: Stills }

/** Lays out the whole report as blocks, in reading order. */
export function reportBlocks(press: Press, root: Tag, report: ReportOnPaper): DrawnBlock[] {
  const { layout, logo, stills } = report
  return [
    drawTitleBlock(press, childTag(press.doc, root, 'Sect'), { block: layout.titleBlock, logo }),
    ...layout.sections.flatMap((section) =>
      sectionBlocks(press, childTag(press.doc, root, 'Sect'), section, stills),
    ),
  ]
}

function sectionBlocks(
  press: Press,
  part: Tag,
  section: ReportSection,
  stills: Stills,
): DrawnBlock[] {
  switch (section.kind) {
    case 'facts':
      return factsBlocks(press, part, section)
    case 'conclusion':
      return conclusionBlocks(press, part, section)
    case 'paragraphs':
      return paragraphBlocks(press, part, section)
    case 'note':
      return noteBlocks(press, part, section)
    case 'scale':
      return [scaleBlock(press, part, section)]
    case 'answers':
      return answerBlocks(press, part, section)
    case 'table':
      return tableOf(press, part, section)
    case 'keyImages':
      return keyImageBlocks(press, part, section, stills)
    case 'text':
      return textBlocks(press, part, section)
    case 'signature':
      return [signatureBlock(press, part, section)]
    case 'changed':
      return changedBlocks(press, part, section)
    case 'addendum':
      return addendumBlocks(press, part, section)
    case 'verification':
      return [verificationBlock(press, part, section)]
    case 'disclaimer':
      return [disclaimerBlock(press, part, section)]
  }
}

/** The number of files kept with the verification code below them, so that it is never alone on the last page. */
const FILES_WITH_CODE = 8

function tableOf(press: Press, part: Tag, section: TableSection): DrawnBlock[] {
  const isDense = section.id === 'measurements' || section.id === 'day'
  const blocks = tableBlocks(press, part, {
    ...{ ...section, isDense, mayBreak: isDense },
    styleOf: cellStyle(section),
  })
  const staysWithCode = section.id === 'appendix' && section.rows.length <= FILES_WITH_CODE
  return staysWithCode ? blocks.map((block) => ({ ...block, keepWithNext: true })) : blocks
}

/** The tables of an ECG have many rows of figures, which are set smaller. */
const DENSE = { ...STYLE.body, size: 9.5, lineHeight: 13 } as const
const DENSE_STRONG = { ...STYLE.strong, size: 9.5, lineHeight: 13 } as const

/** A value beyond its reference is a hint, so its flag is not red. */
const FLAG = { ...DENSE_STRONG, color: '#744600' } as const

/** Emphasizes the last column of recommendations, the priority, and the measured values. */
function cellStyle({ id, columns, flagged = [] }: TableSection) {
  const last = columns.length - 1
  const usual = id === 'measurements' || id === 'day' ? DENSE : STYLE.body
  const strongColumn = { measurements: 1, recommendations: last, day: -1, appendix: -1 }[id]
  const strong = id === 'recommendations' ? STYLE.strong : DENSE_STRONG
  return (row: number, column: number) => {
    if (column === last && flagged.includes(row)) return FLAG
    return column === strongColumn ? strong : usual
  }
}
