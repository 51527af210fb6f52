import type { CreditPlan } from '@systole/contract/money/credits'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'

/** Returns functions that describe a plan's terms and end. */
export function usePlanWords() {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return {
    terms: ({ basic_credits: basic, advance_credits: advance }: CreditPlan) =>
      basic + advance === 0 ? t('cardOnly') : t('terms', { basic, advance }),
    until: ({ valid_until }: CreditPlan, isValid = true) => {
      const end = valid_until
      if (!end) return t('plans.noEnd')
      return isValid ? format.date(end) : t('plans.endedOn', { date: format.date(end) })
    },
  }
}
