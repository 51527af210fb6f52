import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** The revisions of a report, below it; comes after the report, with its words. */
export const Revisions = lazyAhead(async () => {
  const [{ RevisionHistory }] = await Promise.all([
    import('./revision-history.tsx'),
    addTexts('enquiries'),
  ])
  return RevisionHistory
})
