import type { ReportModel } from './model.ts'
import type { ReportTexts } from './written-texts.ts'

/** The input of every section of the report. Its dates are in the hospital's time zone, wherever it is read. */
export type Words = { model: ReportModel; texts: ReportTexts; timeZone: string }
