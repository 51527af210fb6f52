import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'

/** Shows the addresses of a report's mails; loads after the report, with its texts. */
export const Deliveries = lazyAhead(async () => {
  const [{ DeliveryPanel }] = await Promise.all([
    import('./delivery-panel.tsx'),
    addTexts('timeline'),
  ])
  return DeliveryPanel
})
