import { z } from 'zod'

/** How well what was sent can be read. Spec §9, "Quality values". */
export const FileQuality = z.enum(['acceptable', 'marginally acceptable', 'rejected'])
export type FileQuality = z.infer<typeof FileQuality>
