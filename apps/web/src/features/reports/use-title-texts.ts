import type { Wording } from '@systole/i18n/languages'
import type { TitleTexts } from '@systole/report/title-block'
import { useQuery } from '@tanstack/react-query'
import { loadTexts } from '../../i18n/load-texts.ts'

/** Returns the texts at the top of a report in one wording without loading the others; undefined until they are loaded. */
export function useTitleTexts(wording: Wording): TitleTexts | undefined {
  const { data } = useQuery({
    queryKey: ['title-texts', wording],
    queryFn: async () => {
      const [{ common }, { reports }] = await Promise.all([
        loadTexts(wording, 'auth'),
        loadTexts(wording, 'report'),
      ])
      return { common, reports }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
