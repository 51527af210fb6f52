import type { ReportModel } from './model.ts'
import type { ReportFrame } from './report-frame.ts'
import type { ReportTexts } from './written-texts.ts'

/** The input of every section of a report. Its dates are in the hospital's time zone, wherever it is read. */
export type WordsOf<Model> = { model: Model; texts: ReportTexts; timeZone: string }
export type Words = WordsOf<ReportModel>
/** The input of the sections that the reports of all services have. */
export type FrameWords = WordsOf<ReportFrame>
