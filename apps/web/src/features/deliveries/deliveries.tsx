import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** Where the mails of a report went; loads after the report, with its words. */
export const Deliveries = lazyAhead(async () => {
  const [{ DeliveryPanel }] = await Promise.all([
    import('./delivery-panel.tsx'),
    addTexts('timeline'),
  ])
  return DeliveryPanel
})
