import { fill } from '@systole/i18n/fill'
import { timeText } from './dates.ts'
import type { ChangedSection } from './report-layout.ts'
import type { FrameWords } from './report-words.ts'

/** Returns the section that states that there was an earlier report and why there is another one. SPEC 19. */
export function changedSection({ model, texts, timeZone }: FrameWords): ChangedSection | undefined {
  const { kind, replaces = '', reason } = model
  if (kind !== 'correction' && kind !== 'addendum') return undefined
  const { changed } = texts.reports.document
  const words = kind === 'correction' ? changed.correctionText : changed.addendumText
  const lines = [
    fill(words, { time: timeText(replaces, timeZone) }),
    reason && fill(changed.reason, { reason }),
  ]
  return {
    kind: 'changed',
    id: 'changed',
    title: changed[kind],
    text: lines.filter((line) => line !== '').join('\n'),
  }
}
