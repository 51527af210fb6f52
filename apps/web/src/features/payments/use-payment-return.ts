import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from '../../search-params.ts'
import { cancelPayment, checkPayment, type PaymentOutcome } from './check-payment.ts'
import { refreshAllCases } from './payments.queries.ts'

export type ReturnState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'returned' }
  | { state: 'failed'; error: unknown }
  | PaymentOutcome

/** The states for an address without a checkout to check; they claim no more than is certain. */
const WITHOUT_CHECKOUT = {
  success: { state: 'returned' },
  cancel: { state: 'cancelled', caseId: undefined },
} as const satisfies Record<string, ReturnState>

/**
 * Handles the return from the payment page: asks the server once per arrival, then removes the query from the address, so that a
 * reload repeats nothing. MAIN-3, ONGO-3.
 */
export function usePaymentReturn(): {
  shown: ReturnState
  close: () => void
  retry: () => void
} {
  const { mode, pg_type, id } = useSearchParams('main')
  const [shown, setShown] = useState<ReturnState>({ state: 'none' })
  const [attempt, setAttempt] = useState(0)
  const queryClient = useQueryClient()
  const forget = useForgetQuery()

  // biome-ignore lint/correctness/useExhaustiveDependencies: Try again changes `attempt`
  useEffect(() => {
    if (mode !== 'success' && mode !== 'cancel') return
    if (!pg_type || !id) return setShown(WITHOUT_CHECKOUT[mode])
    const leaving = new AbortController()
    const show = (next: ReturnState) => {
      if (!leaving.signal.aborted) setShown(next)
    }
    show({ state: 'checking' })
    const ask = mode === 'success' ? checkPayment : cancelPayment
    ask({ pg_type, id }, leaving.signal)
      .then((outcome) => {
        show(outcome)
        void refreshAllCases(queryClient)
        if (!leaving.signal.aborted) forget()
      })
      .catch((error: unknown) => show({ state: 'failed', error }))
    return () => leaving.abort()
  }, [mode, pg_type, id, attempt, queryClient, forget])

  const close = useCallback(() => {
    forget()
    setShown({ state: 'none' })
  }, [forget])
  return { shown, close, retry: () => setAttempt((before) => before + 1) }
}

/** Returns a function that removes the provider's query from the address. */
function useForgetQuery(): () => void {
  const router = useRouter()
  return useCallback(() => {
    const { pathname, search } = router.state.location
    if (Object.keys(search).length > 0) void router.navigate({ href: pathname, replace: true })
  }, [router])
}
