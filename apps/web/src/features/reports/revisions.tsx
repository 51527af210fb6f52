import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/i18n.ts'

const Loaded = lazy(async () => {
  const [{ RevisionHistory }] = await Promise.all([
    import('./revision-history.tsx'),
    addTexts('enquiries'),
  ])
  return { default: RevisionHistory }
})

/** The revisions of a report, below it; comes after the report, with its words. */
export function Revisions(props: { usid: string; shown: string }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
