import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** Shows the history of a case; loads after the case, with its texts. */
export const Timeline = lazyAhead(async () => {
  const [{ CaseTimeline }] = await Promise.all([
    import('./case-timeline.tsx'),
    addTexts('timeline'),
  ])
  return CaseTimeline
})
