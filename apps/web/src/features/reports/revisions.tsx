import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** Lists the revisions below a report; loads after the report, with its texts. */
export const Revisions = lazyAhead(async () => {
  const [{ RevisionHistory }] = await Promise.all([
    import('./revision-history.tsx'),
    addTexts('enquiries'),
  ])
  return RevisionHistory
})
