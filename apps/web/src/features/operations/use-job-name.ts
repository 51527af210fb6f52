import type { EnglishTexts } from '@systole/i18n/texts-of'
import { useTranslation } from 'react-i18next'

type KnownJob = keyof EnglishTexts['system']['jobs']

/** What a job does, in words; its own name where there are none. */
export function useJobName(): (name: string) => string {
  const { t, i18n } = useTranslation('system')
  return (name) =>
    i18n.exists(`jobs.${name}`, { ns: 'system' })
      ? t(`jobs.${name as KnownJob}`) // it exists
      : name
}
