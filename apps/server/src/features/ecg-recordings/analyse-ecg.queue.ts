import { z } from 'zod'
import type { JobDeclaration } from '../../jobs/define-job.ts'

/** The queue of analyses of recordings that are stored. Declared apart from its job, because an import asks for it. */
export const analyseEcgQueue = {
  name: 'analyse-ecg',
  payload: z.object({ recordingId: z.string() }),
  leaseSeconds: 3600,
} satisfies JobDeclaration
