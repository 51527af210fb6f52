import { verifyCode } from '@systole/domain/reports/verify-code'
import { fill } from '@systole/i18n/fill'
import type { VerificationSection } from './report-layout.ts'
import type { FrameWords } from './report-words.ts'

export type Verification = {
  modelSha256: string
  /** The address of the verification page, such as `https://portal.example.org/verify`. */
  address: string
}

/** Returns the number, revision, code and hash of a released report, and where to verify them. */
export function verificationSection(
  { model, texts }: FrameWords,
  verification: Verification | undefined,
): VerificationSection | undefined {
  if (!verification || model.revision === '') return undefined
  const { modelSha256, address } = verification
  const words = texts.reports.document.verification
  const code = verifyCode(modelSha256)
  const { caseNumber: number, revision } = model
  return {
    kind: 'verification',
    id: 'verification',
    title: words.title,
    text: fill(words.text, { address: address.replace(/^https?:\/\//, '') }),
    facts: [
      { label: words.number, value: number },
      { label: words.revision, value: revision },
      { label: words.code, value: code },
      { label: words.content, value: modelSha256 },
    ],
    url: `${address}?${new URLSearchParams({ number, revision, code })}`,
    qrAlt: words.qr,
  }
}
