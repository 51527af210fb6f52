import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/i18n.ts'

/** Beside a case, above it on a phone, or under the history at the reading desk. */
export type TimelinePlace = 'side' | 'phone' | 'reader'

const CaseTimeline = lazy(async () => {
  const [{ CaseTimeline: component }] = await Promise.all([
    import('./case-timeline.tsx'),
    addTexts('timeline'),
  ])
  return { default: component }
})

/** What happened to a case so far; loads after the case, with its words. */
export function Timeline(props: { usid: string; at: TimelinePlace }) {
  return (
    <Suspense>
      <CaseTimeline {...props} />
    </Suspense>
  )
}
