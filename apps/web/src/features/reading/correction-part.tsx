import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** Loaded with its texts on first use. */
export const LazyDiscardCorrection = lazyAhead(async () => {
  const [{ DiscardCorrection }] = await Promise.all([
    import('./discard-correction.tsx'),
    addTexts('enquiries'),
  ])
  return DiscardCorrection
})
export const LazyAmendReport = lazyAhead(async () => {
  const [{ AmendReport }] = await Promise.all([
    import('./amend-report.tsx'),
    addTexts('account', 'enquiries', 'reading'),
  ])
  return AmendReport
})
