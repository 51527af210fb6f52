import { fill } from '@systole/i18n/fill'
import { timeText } from './dates.ts'
import type { AddendumSection } from './report-layout.ts'
import type { FrameWords } from './report-words.ts'

/** Returns the texts added after the release, oldest first, each with its own signature; a preview is not signed. */
export function addendumSections({ model, texts, timeZone }: FrameWords): AddendumSection[] {
  const { changed, signature } = texts.reports.document
  return (model.addenda ?? []).map(({ text, name, title, licence, signedAt }, place) => ({
    kind: 'addendum',
    id: `addendum-${place + 1}`,
    title: changed.addendum,
    text,
    lines: [
      [name, title].filter((part) => part !== '').join(', '),
      licence === '' ? '' : fill(signature.licence, { licence }),
      signedAt === '' ? '' : fill(signature.signed, { time: timeText(signedAt, timeZone) }),
    ].filter((line) => line !== ''),
  }))
}
