import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/i18n.ts'

/** What both sides ask each other loads after the case itself, with its words. */
const ClinicPart = lazy(async () => {
  const [{ ClinicEnquiries }] = await Promise.all([
    import('./clinic-enquiries.tsx'),
    addTexts('enquiries'),
  ])
  return { default: ClinicEnquiries }
})
const ReaderPart = lazy(async () => {
  const [{ ReaderEnquiries }] = await Promise.all([
    import('./reader-enquiries.tsx'),
    addTexts('enquiries'),
  ])
  return { default: ReaderEnquiries }
})
const ReportPart = lazy(async () => {
  const [{ AfterReport }] = await Promise.all([import('./after-report.tsx'), addTexts('enquiries')])
  return { default: AfterReport }
})
const PARTS = { clinic: ClinicPart, reader: ReaderPart, report: ReportPart }

/** The enquiries of a case as one place shows them. */
export function Enquiries({ at, usid }: { at: keyof typeof PARTS; usid: string }) {
  const Part = PARTS[at]
  return (
    <Suspense>
      <Part usid={usid} />
    </Suspense>
  )
}
