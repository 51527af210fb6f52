import { reports } from './zh_hk/reports.ts'

export const zhHkReport = { reports }
