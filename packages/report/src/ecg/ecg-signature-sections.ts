import { fill } from '@systole/i18n/fill'
import { timeText } from '../dates.ts'
import type { SignatureSection } from '../report-layout.ts'
import type { EcgWords } from './ecg-words.ts'

/** Returns the signatures, oldest first; a preview has none of this release. */
export function ecgSignatureSections({ model, texts, timeZone }: EcgWords): SignatureSection[] {
  const words = texts.ecgReport.signature
  const { licence: licenceText } = texts.reports.document.signature
  return model.signatures
    .filter(({ signedAt }) => signedAt !== '')
    .map(({ as, name, title, licence, signedAt }, place) => ({
      kind: 'signature',
      id: `signature-${place + 1}`,
      name,
      lines: [
        title,
        licence === '' ? '' : fill(licenceText, { licence }),
        fill(words[as], { name, time: timeText(signedAt, timeZone) }),
      ].filter((line) => line !== ''),
    }))
}
