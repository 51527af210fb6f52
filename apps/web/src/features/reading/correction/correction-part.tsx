import { addTexts } from '../../../i18n/i18n.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'

/** Loaded with its texts on first use. */
export const LazyDiscardCorrection = lazyWithPreload(async () => {
  const [{ DiscardCorrection }] = await Promise.all([
    import('./discard-correction.tsx'),
    addTexts('enquiries'),
  ])
  return DiscardCorrection
})
export const LazyAmendReport = lazyWithPreload(async () => {
  const [{ AmendReport }] = await Promise.all([
    import('./amend-report.tsx'),
    addTexts('account', 'enquiries', 'reading'),
  ])
  return AmendReport
})
export const LazyCorrectEcgReport = lazyWithPreload(async () => {
  const [{ CorrectEcgReport }] = await Promise.all([
    import('./correct-ecg-report.tsx'),
    addTexts('enquiries'),
  ])
  return CorrectEcgReport
})
