import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** What few open, few times: it comes with its words. */
export const LazyCancelCorrection = lazyAhead(async () => {
  const [{ CancelCorrection }] = await Promise.all([
    import('./cancel-correction.tsx'),
    addTexts('enquiries'),
  ])
  return CancelCorrection
})
export const LazyAmendReport = lazyAhead(async () => {
  const [{ AmendReport }] = await Promise.all([
    import('./amend-report.tsx'),
    addTexts('account', 'enquiries', 'reading'),
  ])
  return AmendReport
})
