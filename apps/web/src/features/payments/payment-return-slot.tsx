import { useSearchParams } from '../../search-params.ts'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { lazyWithPreload, SILENT_RETRY } from '../../ui/lazy/lazy-with-preload.tsx'

const PaymentReturn = lazyWithPreload(
  async () => (await import('./payment-return.tsx')).PaymentReturn,
  SILENT_RETRY,
)

/** Renders the outcome of a payment when the address says that the vet returns from the payment page. */
export function PaymentReturnSlot() {
  const { mode } = useSearchParams('main')
  return (
    <LazyMount wanted={mode !== undefined}>
      <PaymentReturn />
    </LazyMount>
  )
}
