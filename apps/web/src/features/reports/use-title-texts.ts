import { languageOf, type Wording, type WrittenLanguage } from '@systole/i18n/languages'
import type { TitleTexts } from '@systole/report/title-block'
import { firstWritten } from '@systole/report/written-texts'
import { useQuery } from '@tanstack/react-query'
import { partIn } from '../../i18n/load-texts.ts'
import { useSimplifier } from '../../i18n/use-simplifier.ts'

/** Returns the texts at the top of a report in one wording without loading the others; undefined until they are loaded. */
export function useTitleTexts(wording: Wording): (TitleTexts & { writtenIn: Wording }) | undefined {
  const language = languageOf(wording)
  const toSimplified = useSimplifier(language)
  const code: WrittenLanguage = language === 'zh_cn' ? 'zh_hk' : language
  const { data } = useQuery({
    queryKey: ['title-texts', code],
    queryFn: async () => {
      const [{ common }, { reports }] = await Promise.all([
        partIn(code, 'auth'),
        partIn(code, 'report'),
      ])
      return { common, reports }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && toSimplified && firstWritten(wording, toSimplified, { [code]: data })
}
