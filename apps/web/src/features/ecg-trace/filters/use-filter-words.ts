import type { DisplayFilter } from '@systole/ecg/filters/display-filter'
import { useTranslation } from 'react-i18next'

/** Returns the mark on the picture for a filter that is not as recorded: "Display filter: High-pass 0.5 Hz". */
export function useFilterWords(filter: DisplayFilter): string | undefined {
  const { t } = useTranslation('viewers')
  const filters = (['highPass', 'lowPass', 'notch'] as const).flatMap((kind) => {
    const hertz = filter[kind]
    return hertz === undefined ? [] : [`${t(`ecg.filters.${kind}`)} ${hertz}\u00a0Hz`]
  })
  return filters.length === 0
    ? undefined
    : t('ecg.filters.changed', { filters: filters.join(' · ') })
}
