import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** What happened to a case so far; loads after the case, with its words. */
export const Timeline = lazyAhead(async () => {
  const [{ CaseTimeline }] = await Promise.all([
    import('./case-timeline.tsx'),
    addTexts('timeline'),
  ])
  return CaseTimeline
})
