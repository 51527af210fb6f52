import { z } from 'zod'
import { plainText } from '../text/plain-text.ts'
import { FileQuality } from '../uploads/file-quality.ts'

export const QUALITY_REASON_MAX = 500

/** The quality of a file of a test, as staff judge it. */
export const TestQuality = z.object({
  fileName: z.string().min(1).max(255),
  quality: FileQuality.or(z.literal('')),
  reason: plainText(QUALITY_REASON_MAX),
  /** True if a person said that the automatic beats stay as they are. */
  noPatch: z.boolean(),
})
export type TestQuality = z.infer<typeof TestQuality>

/** Returns the quality of a case: that of its worst file which is not rejected, or `rejected` if every one is. */
export function qualityOfCase(qualities: readonly TestQuality[]): FileQuality | undefined {
  const judged = qualities.flatMap(({ quality }) => (quality === '' ? [] : [quality]))
  if (judged.length === 0) return undefined
  if (judged.every((quality) => quality === 'rejected')) return 'rejected'
  return judged.includes('marginally acceptable') ? 'marginally acceptable' : 'acceptable'
}
