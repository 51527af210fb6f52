import { fill } from '@systole/i18n/fill'
import { timeText } from './dates.ts'
import type { DisclaimerSection, SignatureSection } from './report-layout.ts'
import type { FrameWords } from './report-words.ts'

/** Returns the footer of every printed page, before the page number. */
export function footerText(words: FrameWords): string {
  const { model } = words
  return [model.patient.name, model.caseNumber, revisionText(words)].join(' · ')
}

function revisionText({ model, texts, timeZone }: FrameWords): string {
  if (model.revision === '') return texts.reports.document.preview
  return fill(texts.reports.document.revision, { revision: timeText(model.revision, timeZone) })
}

/** Returns the signature; a preview has none. */
export function signatureSection({
  model,
  texts,
  timeZone,
}: FrameWords): SignatureSection | undefined {
  const { name, title, licence, signedAt } = model.signature
  if (signedAt === '') return undefined
  const words = texts.reports.document.signature
  return {
    kind: 'signature',
    id: 'signature',
    name,
    lines: [
      title,
      licence === '' ? '' : fill(words.licence, { licence }),
      fill(words.signed, { time: timeText(signedAt, timeZone) }),
    ].filter((line) => line !== ''),
  }
}

export function disclaimerSection({ texts }: FrameWords): DisclaimerSection {
  return { kind: 'disclaimer', id: 'disclaimer', text: texts.reports.document.disclaimer }
}
