import type { EnglishTexts } from '@systole/i18n/text-parts'
import { useTranslation } from 'react-i18next'

type KnownJob = keyof EnglishTexts['system']['jobs']

/** Returns a function that names a job; falls back to the job's own name. */
export function useJobName(): (name: string) => string {
  const { t, i18n } = useTranslation('system')
  return (name) =>
    i18n.exists(`jobs.${name}`, { ns: 'system' })
      ? t(`jobs.${name as KnownJob}`) // it exists
      : name
}
