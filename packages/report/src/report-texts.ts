import type { Wording, WrittenLanguage } from '@systole/i18n/languages'
import { common as commonEn } from '@systole/i18n/texts/en_us/common'
import { ecgReport as ecgReportEn } from '@systole/i18n/texts/en_us/ecg-report'
import { questions as questionsEn } from '@systole/i18n/texts/en_us/questions'
import { reports as reportsEn } from '@systole/i18n/texts/en_us/reports'
import { common as commonJa } from '@systole/i18n/texts/ja/common'
import { ecgReport as ecgReportJa } from '@systole/i18n/texts/ja/ecg-report'
import { questions as questionsJa } from '@systole/i18n/texts/ja/questions'
import { reports as reportsJa } from '@systole/i18n/texts/ja/reports'
import { common as commonKo } from '@systole/i18n/texts/ko/common'
import { ecgReport as ecgReportKo } from '@systole/i18n/texts/ko/ecg-report'
import { questions as questionsKo } from '@systole/i18n/texts/ko/questions'
import { reports as reportsKo } from '@systole/i18n/texts/ko/reports'
import { common as commonZhHk } from '@systole/i18n/texts/zh_hk/common'
import { ecgReport as ecgReportZhHk } from '@systole/i18n/texts/zh_hk/ecg-report'
import { questions as questionsZhHk } from '@systole/i18n/texts/zh_hk/questions'
import { reports as reportsZhHk } from '@systole/i18n/texts/zh_hk/reports'
import { firstWritten, type ReportTexts, type ToSimplified, type Written } from './written-texts.ts'

const WRITTEN: Record<WrittenLanguage, Written> = {
  en_us: { common: commonEn, ecgReport: ecgReportEn, questions: questionsEn, reports: reportsEn },
  zh_hk: {
    common: commonZhHk,
    ecgReport: ecgReportZhHk,
    questions: questionsZhHk,
    reports: reportsZhHk,
  },
  ja: { common: commonJa, ecgReport: ecgReportJa, questions: questionsJa, reports: reportsJa },
  ko: { common: commonKo, ecgReport: ecgReportKo, questions: questionsKo, reports: reportsKo },
}

/** Returns the texts of a language from `written`, or of its fallback (SHELL-4). */
export function reportTextsOf(
  wording: Wording,
  toSimplified: ToSimplified,
  written: Partial<typeof WRITTEN> = WRITTEN,
): ReportTexts {
  return firstWritten(wording, toSimplified, written) ?? { ...WRITTEN.en_us, writtenIn: 'en_us' }
}
