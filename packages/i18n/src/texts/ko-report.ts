import { reports } from './ko/reports.ts'

export const koReport = { reports }
