import { z } from 'zod'

/** The quality of the uploaded files as a whole. portal §9, "Quality values". */
export const FileQuality = z.enum(['acceptable', 'marginally acceptable', 'rejected'])
export type FileQuality = z.infer<typeof FileQuality>
