import type { SessionCredits } from '@systole/contract/money/credits'
import { useTranslation } from 'react-i18next'

const WORDS = {
  refund: 'case.deducted',
  deduct: 'case.takes',
  none: 'case.needsNone',
} as const

/** Returns a function that says what a case took of its hospital's credits, or takes. */
export function useCreditSentence(): (credits: SessionCredits) => string {
  const { t } = useTranslation('credits')
  return (credits) =>
    t(WORDS[credits.mode], { hospital: credits.hospital, count: countOf(credits) })
}

function countOf({ mode, deducted, required_credit }: SessionCredits): number {
  return mode === 'refund' ? deducted : required_credit
}
