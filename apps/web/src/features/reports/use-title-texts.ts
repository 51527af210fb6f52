import { languageOf, type Wording, type WrittenLanguage } from '@systole/i18n/languages'
import type { TitleTexts } from '@systole/report/title-block'
import { firstWritten } from '@systole/report/written-texts'
import { useQuery } from '@tanstack/react-query'
import { useSimplifier } from '../../i18n/use-simplifier.ts'

const DOOR = {
  en_us: async () => (await import('@systole/i18n/texts/en-us-door')).enUsDoor,
  zh_hk: async () => (await import('@systole/i18n/texts/zh-hk-door')).zhHkDoor,
  ja: async () => (await import('@systole/i18n/texts/ja-door')).jaDoor,
  ko: async () => (await import('@systole/i18n/texts/ko-door')).koDoor,
}
const REPORT = {
  en_us: async () => (await import('@systole/i18n/texts/en-us-report')).enUsReport,
  zh_hk: async () => (await import('@systole/i18n/texts/zh-hk-report')).zhHkReport,
  ja: async () => (await import('@systole/i18n/texts/ja-report')).jaReport,
  ko: async () => (await import('@systole/i18n/texts/ko-report')).koReport,
}

/** Returns the texts at the top of a report in one wording without loading the others; undefined until they are loaded. */
export function useTitleTexts(wording: Wording): (TitleTexts & { writtenIn: Wording }) | undefined {
  const language = languageOf(wording)
  const toSimplified = useSimplifier(language)
  const code: WrittenLanguage = language === 'zh_cn' ? 'zh_hk' : language
  const { data } = useQuery({
    queryKey: ['title-texts', code],
    queryFn: async () => {
      const [{ common }, { reports }] = await Promise.all([DOOR[code](), REPORT[code]()])
      return { common, reports }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && toSimplified && firstWritten(wording, toSimplified, { [code]: data })
}
