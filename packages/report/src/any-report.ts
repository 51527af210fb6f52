import { z } from 'zod'
import { EcgReportModel } from './ecg/ecg-report-model.ts'
import { ReportModel } from './model.ts'

/** The frozen content of a report of any service: format 1 is an eConsult, 2 an ECG. */
export const AnyReport = z.discriminatedUnion('format', [ReportModel, EcgReportModel])
export type AnyReport = z.infer<typeof AnyReport>
