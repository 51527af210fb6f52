import { reports } from './ja/reports.ts'

export const jaReport = { reports }
