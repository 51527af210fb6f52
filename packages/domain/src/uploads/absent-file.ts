import { plainText } from '../text/plain-text.ts'
import type { FileKind } from './file-kind.ts'

export const ABSENCE_REASON_MAX = 300

/** The clinic's reason why a file cannot be supplied; never empty. */
export const AbsenceReason = plainText(ABSENCE_REASON_MAX).trim().min(1)

/** An advised file that the clinic cannot supply, with the reason, which the cardiologist reads beside the files. */
export type AbsentFile = { kind: FileKind; reason: string }
