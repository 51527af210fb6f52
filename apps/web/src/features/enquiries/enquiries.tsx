import { lazy, type ReactNode, Suspense } from 'react'
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
  const [{ AfterReport }] = await Promise.all([
    import('./after-report.tsx'),
    addTexts('enquiries', 'rooms'),
  ])
  return { default: AfterReport }
})

/** The enquiries of a case as one place shows them. */
export function Enquiries(
  props:
    | { at: 'clinic' | 'reader'; usid: string }
    | {
        at: 'report'
        usid: string
        /** The way on, once no question is left. */
        reconsult: ReactNode
      },
) {
  return (
    <Suspense>
      {props.at === 'clinic' && <ClinicPart usid={props.usid} />}
      {props.at === 'reader' && <ReaderPart usid={props.usid} />}
      {props.at === 'report' && <ReportPart usid={props.usid} reconsult={props.reconsult} />}
    </Suspense>
  )
}
