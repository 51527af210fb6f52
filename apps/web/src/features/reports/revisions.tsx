import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

/** Lists the revisions below a report; loads after the report, with its texts. */
export const Revisions = lazyWithPreload(async () => {
  const [{ RevisionHistory }] = await Promise.all([
    import('./revision-history.tsx'),
    addTexts('enquiries'),
  ])
  return RevisionHistory
})
