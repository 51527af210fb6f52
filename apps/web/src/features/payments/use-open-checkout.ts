import type { WireCase } from '@systole/contract/wire-case'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeError } from '../../api/describe-error.ts'
import { RefusedError } from '../../api/query.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSession } from '../../session/session-context.tsx'
import { codeError } from '../../ui/toast-store.ts'
import { useToast } from '../../ui/use-toast.ts'
import { type Offer, openCheckout } from './payments.queries.ts'

/** From OK to the provider's page. Stays busy after success: the page is on its way out. PAY-3. */
export function useOpenCheckout(consult: WireCase, leave: (url: string) => void) {
  const session = useSession()
  const language = useLanguage()
  const toast = useToast()
  const opening = useMutation({
    mutationFn: (offer: Offer) => openCheckout({ consult, offer, session, language }),
    onSuccess: leave,
    onError: (error) => {
      if (error instanceof RefusedError) toast.showCode(error.code)
    },
  })
  useFreshOnReturn(opening.reset)
  return {
    busy: opening.isPending || opening.isSuccess,
    problem: opening.error ? problemOf(opening.error) : '',
    start: (offer: Offer) => opening.mutate(offer),
    reset: opening.reset,
  }
}

/** The snackbar's words stay, for who looked away, with what to do. */
function problemOf(error: Error): string {
  const text = describeError(error)
  const code = error instanceof RefusedError ? `${codeError(error.code)}. ` : ''
  return text.startsWith(code) ? text : `${code}${text}`
}

/** Back from the provider's page the browser may show this one as it was left, locked. */
function useFreshOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
}
