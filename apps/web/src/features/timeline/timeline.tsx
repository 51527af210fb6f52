import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/i18n.ts'

const CaseTimeline = lazy(async () => {
  const [{ CaseTimeline: component }] = await Promise.all([
    import('./case-timeline.tsx'),
    addTexts('news'),
  ])
  return { default: component }
})

/** What happened to a case so far; loads after the case, with its words. */
export function Timeline({ usid }: { usid: string }) {
  return (
    <Suspense>
      <CaseTimeline usid={usid} />
    </Suspense>
  )
}
