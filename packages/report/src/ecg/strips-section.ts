import { fill } from '@systole/i18n/fill'
import type { KeyImage, KeyImagesSection } from '../report-layout.ts'
import { drawStrip } from '../strip-drawing.ts'
import type { ReportStrip } from './ecg-report-model.ts'
import { clockText, type EcgWords } from './ecg-words.ts'

/** Returns the strips, a picture for each row, with lead, speed, gain, filter, time and beats under each. Handbook 5.8. */
export function stripsSection(words: EcgWords): KeyImagesSection | undefined {
  const { strips } = words.model
  if (strips.length === 0) return undefined
  return {
    kind: 'keyImages',
    id: 'strips',
    title: words.texts.ecgReport.strips.title,
    images: strips.flatMap((strip, place) => imagesOf(words, strip, place)),
  }
}

function imagesOf({ texts }: EcgWords, { purpose, rows }: ReportStrip, place: number): KeyImage[] {
  const words = texts.ecgReport.strips
  return rows.map(({ strip, fromBeat, toBeat }, row) => {
    const caption =
      rows.length === 1
        ? words.purposes[purpose]
        : fill(words.row, {
            purpose: words.purposes[purpose],
            row: row + 1,
            rows: rows.length,
          })
    const { millimetresPerSecond, millimetresPerMillivolt, startSeconds, filter } = strip
    const names = strip.leads.map(({ name }) => name).join(words.separator)
    const source = [
      fill(strip.leads.length > 1 ? words.leads : words.lead, { leads: names }),
      fill(words.scale, { speed: millimetresPerSecond, gain: millimetresPerMillivolt }),
      fill(words.filter, { filter: filter ?? texts.ecgReport.recording.asRecorded }),
      clockText(startSeconds),
      beatsText(words, fromBeat, toBeat),
    ]
      .filter((part) => part !== '')
      .join(' · ')
    return {
      id: `strip-${place}-${row}`,
      caption,
      source,
      alt: `${caption}. ${source}`,
      picture: { kind: 'strip', drawing: drawStrip(strip, fromBeat ?? undefined) },
    }
  })
}

function beatsText(
  words: EcgWords['texts']['ecgReport']['strips'],
  from: number | null,
  to: number | null,
): string {
  if (from === null || to === null) return ''
  return from === to ? fill(words.beat, { from }) : fill(words.beats, { from, to })
}
