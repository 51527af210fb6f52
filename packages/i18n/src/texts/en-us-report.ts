import { reports } from './en_us/reports.ts'

/** The texts of a report and of its page; loaded with the first report or test file. */
export const enUsReport = { reports }
