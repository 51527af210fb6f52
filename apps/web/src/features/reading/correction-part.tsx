import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/i18n.ts'
import type { AmendReport } from './amend-report.tsx'
import type { CancelCorrection } from './cancel-correction.tsx'

const Cancel = lazy(async () => {
  const [{ CancelCorrection: loaded }] = await Promise.all([
    import('./cancel-correction.tsx'),
    addTexts('enquiries'),
  ])
  return { default: loaded }
})
const Amend = lazy(async () => {
  const [{ AmendReport: loaded }] = await Promise.all([
    import('./amend-report.tsx'),
    addTexts('account', 'enquiries', 'reading'),
  ])
  return { default: loaded }
})

/** What few open, few times: it comes with its words. */
export const LazyCancelCorrection = (props: Parameters<typeof CancelCorrection>[0]) => (
  <Suspense>
    <Cancel {...props} />
  </Suspense>
)
export const LazyAmendReport = (props: Parameters<typeof AmendReport>[0]) => (
  <Suspense>
    <Amend {...props} />
  </Suspense>
)
