import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

/** Shows the addresses of a report's mails; loads after the report, with its texts. */
export const Deliveries = lazyWithPreload(async () => {
  const [{ DeliveryPanel }] = await Promise.all([
    import('./delivery-panel.tsx'),
    addTexts('timeline'),
  ])
  return DeliveryPanel
})
