import { useTranslation } from 'react-i18next'
import { missingToSendIn } from './use-sending.ts'

/** Returns a function that names what the portal misses in a refusal. */
export function useMissingWords() {
  const { t } = useTranslation('patching')
  return (refusal: Error): string | undefined => {
    const missing = missingToSendIn(refusal)
    if (missing.length === 0) return undefined
    return missing
      .map((each) =>
        each.missing === 'checklistReason'
          ? t('send.checklistReason', { item: t(`checklist.items.${each.item}`) })
          : t(`send.${each.missing}`, { count: 'count' in each ? each.count : 1 }),
      )
      .join(' ')
  }
}
