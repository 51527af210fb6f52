import type { Case } from '@systole/contract/cases/wire-case'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { describeError } from '../../api/describe-error.ts'
import { RefusedError } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSession } from '../../session/session-context.tsx'
import { codeError } from '../../ui/feedback/toast-store.ts'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { type Offer, openCheckout, productsQuery, refreshAllCases } from './payments.queries.ts'

/** The refusals of an outdated price or of outdated terms. PAY-6, PAY-7. */
const STALE: Readonly<Record<number, 'price' | 'terms'>> = { [-7007]: 'price', [-7008]: 'terms' }

/** A problem and the part of the dialog it concerns. */
export type CheckoutProblem = { text: string; about: 'price' | 'terms' | 'payment' }

/** Opens the provider's page after OK. Stays busy after success because the page is being left. PAY-3. */
export function useOpenCheckout(
  consult: Case,
  { leave, onStale }: { leave: (url: string) => void; onStale: () => void },
) {
  const queryClient = useQueryClient()
  const session = useSession()
  const language = useLanguage()
  const toast = useToast()
  const opening = useAction({
    run: (offer: Offer) => openCheckout({ consult, offer, session, language }),
    onDone: (url) => {
      leave(url)
      return new Promise(() => {}) // stays busy, because the page is being left
    },
    onFailed: (error) => {
      if (error instanceof RefusedError) toast.showCode(error.code)
      const stale = staleOf(error)
      if (stale) onStale()
      if (stale === 'price') void queryClient.resetQueries({ queryKey: productsQuery.queryKey })
    },
  })
  const { reset: forget, error } = opening
  const reset = useCallback(() => {
    // the case may have been paid or changed elsewhere: the page behind shows its current state
    if (error instanceof RefusedError) void refreshAllCases(queryClient)
    forget()
  }, [forget, error, queryClient])
  useFreshOnReturn(reset)
  return {
    busy: opening.isBusy,
    problem: opening.error ? problemOf(opening.error) : undefined,
    start: opening.start,
    reset,
  }
}

function staleOf(error: Error): 'price' | 'terms' | undefined {
  return error instanceof RefusedError ? STALE[error.code] : undefined
}

/** Returns the snackbar's text, which stays in the dialog, and the part it concerns. */
function problemOf(error: Error): CheckoutProblem {
  const text = describeError(error)
  const code = error instanceof RefusedError ? `${codeError(error.code)}. ` : ''
  return {
    text: text.startsWith(code) ? text : `${code}${text}`,
    about: staleOf(error) ?? 'payment',
  }
}

/** Resets the form when the browser restores this page, still locked, from its back/forward cache. */
function useFreshOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
}
