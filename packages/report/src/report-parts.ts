import type { AnyReport } from './any-report.ts'
import type { ReportSection } from './report-layout.ts'
import type { ReportSurroundings } from './report-surroundings.ts'
import { layOutReport } from './sections.ts'

/** A part of a report as plain text, to be compared with the same part of another revision. */
export type ReportPart = { id: string; title: string; text: string }

/** Returns the written content part by part, without what every revision has of its own (reason, signature, verification). */
export function reportParts(model: AnyReport, around: ReportSurroundings): ReportPart[] {
  const { sections } = layOutReport(model, around)
  return sections.flatMap(partsOf).filter(({ text }) => text !== '')
}

function partsOf(section: ReportSection): ReportPart[] {
  const { id } = section
  switch (section.kind) {
    case 'facts': {
      const facts = [...section.facts, ...section.wide]
      const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
      return [{ id, title: section.title, text }]
    }
    case 'answers':
      return section.answers.map(({ question, answer }, place) => ({
        id: `${id}-${place}`,
        title: question,
        text: answer,
      }))
    case 'table':
      return [
        { id, title: section.title, text: section.rows.map((row) => row.join(', ')).join('\n') },
      ]
    case 'keyImages':
      return [
        {
          id,
          title: section.title,
          text: section.images.map(({ caption, source }) => `${caption} (${source})`).join('\n'),
        },
      ]
    case 'conclusion': {
      const text = [...section.lines.map((line) => line.text), section.summary].join('\n')
      return [{ id, title: section.title, text }]
    }
    case 'paragraphs': {
      const text = section.paragraphs.map((each) => each.text).join('\n')
      return [{ id, title: section.title, text }]
    }
    case 'text':
    case 'addendum':
    case 'note':
      return [{ id, title: section.title, text: section.text }]
    case 'signature':
    case 'changed':
    case 'verification':
    case 'disclaimer':
    case 'scale':
      return []
  }
}
