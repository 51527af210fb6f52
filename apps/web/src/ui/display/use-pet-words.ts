import type { Breed } from '@systole/domain/pets/breeds/breed'
import type { Species } from '@systole/domain/pets/pet'
import type { Wording } from '@systole/i18n/languages'
import type { EnglishTexts } from '@systole/i18n/text-parts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWording } from '../../i18n/use-language.ts'

const SPECIES_KEY: Record<Species, keyof EnglishTexts['common']['species']> = {
  dog: 'dog',
  cat: 'cat',
  'guinea pig': 'guineaPig',
  parrot: 'parrot',
  rabbit: 'rabbit',
  'sugar glider': 'sugarGlider',
  others: 'others',
}

const NAME_IN: Record<Wording, (breed: Breed) => string | undefined> = {
  en_us: ({ name }) => name,
  zh_hk: ({ nameZhHk }) => nameZhHk,
  zh_tw: ({ nameZhHk }) => nameZhHk,
  zh_cn: ({ nameZhHk }) => nameZhHk,
  ja: ({ nameJa }) => nameJa,
  ko: ({ nameKo }) => nameKo,
}

/** Queries the breeds' names in a language or wording, loaded only on use; English needs none. */
const breedNamesQuery = (wording: Wording) =>
  queryOptions({
    queryKey: ['breed names', wording],
    queryFn: () => loadBreedNames(wording),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns functions for species and breed in the reader's language; a breed without a translation keeps its English name. */
export function usePetWords() {
  const wording = useWording()
  const { t } = useTranslation('common')
  const isTranslated = wording !== 'en_us'
  const { data: names } = useQuery({ ...breedNamesQuery(wording), enabled: isTranslated })
  return useMemo(
    () => ({
      species: (species: Species, inWords = '') => inWords || t(`species.${SPECIES_KEY[species]}`),
      breed: (breedId: string, name: string) => (isTranslated && names?.get(breedId)) || name,
    }),
    [isTranslated, names, t],
  )
}

async function loadBreedNames(wording: Wording): Promise<Map<string, string>> {
  const { allBreeds } = await import('@systole/domain/pets/breeds/breeds')
  const named = allBreeds().flatMap((breed) => {
    const name = NAME_IN[wording](breed)
    return name ? [[breed.id, name] as const] : []
  })
  if (wording === 'zh_tw') {
    const { taiwanBreedName } = await import('@systole/domain/pets/breeds/taiwan-breed-name')
    return new Map(named.map(([id, name]) => [id, taiwanBreedName(name)]))
  }
  if (wording !== 'zh_cn') return new Map(named)
  const { Converter } = await import('opencc-js/t2cn')
  const simplify = Converter({ from: 'hk', to: 'cn' })
  return new Map(named.map(([id, name]) => [id, simplify(name)]))
}
