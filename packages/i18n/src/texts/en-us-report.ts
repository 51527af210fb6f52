import { reports } from './en_us/reports.ts'

/** The words of a report and of the page it is read on; comes with the first report or test file. */
export const enUsReport = { reports }
