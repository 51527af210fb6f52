import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { resendReport } from './deliveries.queries.ts'

/** Resends the report to one address or all, and shows the result. STAFF-2. */
export function useResend(usid: string) {
  const { t } = useTranslation('deliveries')
  const toast = useToast()
  const sending = useMutation({
    mutationFn: (email: string | undefined) => resendReport(usid, email),
    onSuccess: (emails) => toast.show(t('resent', { emails: emails.join(', ') }), 'success'),
    onError: (error) => toast.show(`${t('notResent')} ${describeError(error)}`, 'error'),
  })
  return {
    isSending: sending.isPending,
    resend: (email: string | undefined) => {
      if (!sending.isPending) sending.mutate(email)
    },
  }
}
