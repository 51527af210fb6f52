import type { ReactNode } from 'react'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

/** Loads after the case itself, with its texts. */
const ClinicPart = lazyWithPreload(async () => {
  const [{ ClinicEnquiries }] = await Promise.all([
    import('./clinic-enquiries.tsx'),
    addTexts('enquiries'),
  ])
  return ClinicEnquiries
})
const ReaderPart = lazyWithPreload(async () => {
  const [{ ReaderEnquiries }] = await Promise.all([
    import('./reader-enquiries.tsx'),
    addTexts('enquiries'),
  ])
  return ReaderEnquiries
})
const ReportPart = lazyWithPreload(async () => {
  const [{ AfterReport }] = await Promise.all([
    import('./after-report.tsx'),
    addTexts('enquiries', 'signedIn'),
  ])
  return AfterReport
})

const OfficePart = lazyWithPreload(async () => {
  const [{ OfficeRepeat }] = await Promise.all([
    import('./office-repeat.tsx'),
    addTexts('enquiries', 'signedIn'),
  ])
  return OfficeRepeat
})

/** Renders the enquiries of a case for one place. */
export function Enquiries(
  props:
    | { at: 'clinic' | 'reader' | 'office'; caseId: string }
    | {
        at: 'report'
        caseId: string
        /** The link to a reconsult once no question remains. */
        reconsult: ReactNode
      },
) {
  if (props.at === 'report') return <ReportPart caseId={props.caseId} reconsult={props.reconsult} />
  if (props.at === 'office') return <OfficePart caseId={props.caseId} />
  return props.at === 'clinic' ? (
    <ClinicPart caseId={props.caseId} />
  ) : (
    <ReaderPart caseId={props.caseId} />
  )
}
