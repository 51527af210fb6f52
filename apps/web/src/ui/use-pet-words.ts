import type { Species } from '@systole/domain/pets/pet'
import type { EnglishTexts } from '@systole/i18n/texts-of'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

const SPECIES_KEY: Record<Species, keyof EnglishTexts['common']['species']> = {
  dog: 'dog',
  cat: 'cat',
  'guinea pig': 'guineaPig',
  parrot: 'parrot',
  rabbit: 'rabbit',
  'sugar glider': 'sugarGlider',
  others: 'others',
}

/** Hong Kong's breed names, fetched once and only by readers of Chinese. */
const chineseBreedsQuery = (language: 'zh_hk' | 'zh_cn') =>
  queryOptions({
    queryKey: ['breed names', language],
    queryFn: () => loadChineseBreeds(language),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Species and breed in the reader's language; a breed without a Chinese name keeps its English one. */
export function usePetWords() {
  const language = useLanguage()
  const { t } = useTranslation('common')
  const chinese = language === 'zh_hk' || language === 'zh_cn'
  const { data: names } = useQuery({
    ...chineseBreedsQuery(language === 'zh_cn' ? 'zh_cn' : 'zh_hk'),
    enabled: chinese,
  })
  return useMemo(
    () => ({
      species: (species: Species, inWords = '') => inWords || t(`species.${SPECIES_KEY[species]}`),
      breed: (breedId: string, name: string) => (chinese && names?.get(breedId)) || name,
    }),
    [chinese, names, t],
  )
}

async function loadChineseBreeds(language: 'zh_hk' | 'zh_cn'): Promise<Map<string, string>> {
  const { allBreeds } = await import('@systole/domain/pets/breeds/breeds')
  const named = allBreeds().flatMap(({ id, nameZhHk }) =>
    nameZhHk ? [[id, nameZhHk] as const] : [],
  )
  if (language === 'zh_hk') return new Map(named)
  const { Converter } = await import('opencc-js/t2cn')
  const simplify = Converter({ from: 'hk', to: 'cn' })
  return new Map(named.map(([id, name]) => [id, simplify(name)]))
}
