import type { Language } from '@systole/i18n/languages'
import type { ToSimplified } from '@systole/report/written-texts'
import { useQuery } from '@tanstack/react-query'

const asItIs: ToSimplified = (text) => text

/**
 * Returns a converter to Simplified characters if the report's language needs it (RVIEW-4); undefined until its tables are
 * loaded.
 */
export function useSimplifier(language: Language): ToSimplified | undefined {
  const isNeeded = language === 'zh_cn'
  const { data } = useQuery({
    queryKey: ['simplifier'],
    queryFn: async () => {
      const { Converter } = await import('opencc-js/t2cn')
      return { convert: Converter({ from: 'hk', to: 'cn' }) }
    },
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isNeeded ? data?.convert : asItIs
}
