import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/i18n.ts'

const DeliveryPanel = lazy(async () => {
  const [{ DeliveryPanel: component }] = await Promise.all([
    import('./delivery-panel.tsx'),
    addTexts('timeline'),
  ])
  return { default: component }
})

/** Where the mails of a report went; loads after the report, with its words. */
export function Deliveries(props: { usid: string; onDownload?: () => void }) {
  return (
    <Suspense>
      <DeliveryPanel {...props} />
    </Suspense>
  )
}
