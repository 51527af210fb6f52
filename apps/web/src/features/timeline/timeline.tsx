import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

/** Shows the history of a case; loads after the case, with its texts. */
export const Timeline = lazyWithPreload(async () => {
  const [{ CaseTimeline }] = await Promise.all([
    import('./case-timeline.tsx'),
    addTexts('timeline'),
  ])
  return CaseTimeline
})
