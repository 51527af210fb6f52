import { DAY } from '../time/durations.ts'

export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'removed'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** The time for which a finished export can be downloaded; then its file is removed. */
export const EXPORT_KEPT = 7 * DAY
