import { lazyWithPreload, SILENT_RETRY } from '../../ui/lazy/lazy-with-preload.tsx'

/** Shows the case that a follow-up follows; loaded only for follow-ups. */
export const FollowUpBanner = lazyWithPreload(
  async () => (await import('./follow-up-banner.tsx')).FollowUpBanner,
  SILENT_RETRY,
)
/** Shows the findings of the last visit; loaded only where there is one. */
export const LastVisit = lazyWithPreload(
  async () => (await import('./last-visit.tsx')).LastVisit,
  SILENT_RETRY,
)
