import { z } from 'zod'
import { plainText } from '../text/plain-text.ts'
import { FileKind } from './file-kind.ts'

export const ABSENCE_REASON_MAX = 300

/** An advised file that the clinic cannot bring, and why; the cardiologist reads it beside the files. */
export const AbsentFile = z.object({
  kind: FileKind,
  reason: plainText(ABSENCE_REASON_MAX),
})
export type AbsentFile = z.infer<typeof AbsentFile>
