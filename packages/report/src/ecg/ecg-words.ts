import { fill } from '@systole/i18n/fill'
import { htmlLang } from '@systole/i18n/languages'
import type { TextRun } from '../report-layout.ts'
import type { WordsOf } from '../report-words.ts'
import type { EcgReportModel, ReportPhrase } from './ecg-report-model.ts'

/** The input of every section of an ECG report. */
export type EcgWords = WordsOf<EcgReportModel>

const LANG_OF = { en: 'en_us', ja: 'ja', zh_hk: 'zh_hk', ko: 'ko' } as const

/** Returns a phrase with its language, if that is not the one of the report. */
export function runOf({ texts, model }: EcgWords, { text, language }: ReportPhrase): TextRun {
  if (language === undefined) return { text }
  // a Chinese text is converted with the report
  const isOwn = language === 'zh_hk' && model.language.startsWith('zh')
  const lang = htmlLang[LANG_OF[language]]
  return isOwn || lang === htmlLang[texts.writtenIn] ? { text } : { text, lang }
}

/** Formats a place of the recording: `0:08.2`, `3:14:08.2` after the first hour. */
export function clockText(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const [hours, minutes] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60]
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  return hours > 0
    ? `${hours}:${minutes.toString().padStart(2, '0')}:${rest}`
    : `${minutes}:${rest}`
}

/** Formats a duration: `31.4 s`, `2 min 04 s`, `23 h 59 min`. */
export function durationText({ texts }: Pick<EcgWords, 'texts'>, seconds: number): string {
  const words = texts.ecgReport.recording.duration
  if (seconds < 60) return fill(words.seconds, { seconds: seconds.toFixed(1) })
  const two = (value: number) => value.toString().padStart(2, '0')
  if (seconds < 3600) {
    const whole = Math.round(seconds)
    return fill(words.minutes, { minutes: Math.floor(whole / 60), seconds: two(whole % 60) })
  }
  const minutes = Math.round(seconds / 60)
  return fill(words.hours, { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) })
}
