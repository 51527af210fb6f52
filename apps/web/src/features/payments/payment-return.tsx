import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { paths } from '../../paths.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { MessageDialog } from '../../ui/message-dialog.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useGo } from '../../ui/use-go.ts'
import { type ReturnState, usePaymentReturn } from './use-payment-return.ts'

/** Of the four of a case. */
const PAYMENT_STAGE = 4

/** What came of the payment, on main and on-going; nothing without a return in the address. MAIN-3, ONGO-3, PAY-4. */
export function PaymentReturn() {
  const { shown, close, retry } = usePaymentReturn()
  const { t } = useTranslation(['payment', 'common'])
  const go = useGo()
  const words = useReturnWords(shown)
  if (shown.state === 'checking') return <Checking />
  if (!words) return null
  const isFailed = shown.state === 'failed'
  return (
    <MessageDialog
      open
      title={words.title}
      onClose={close}
      extraAction={<OtherWay shown={shown} close={close} retry={retry} />}
      actionLabel={isFailed ? t('common:close') : t('common:goToCaseList')}
      onAction={() => {
        close()
        if (!isFailed) go(paths.ongoing())
      }}
    >
      <Typography>{words.text}</Typography>
    </MessageDialog>
  )
}

/** Besides the list of cases: asking again, or paying again. */
function OtherWay(props: { shown: ReturnState; close: () => void; retry: () => void }) {
  const { shown, close, retry } = props
  const { t } = useTranslation(['payment', 'common'])
  const go = useGo()
  if (shown.state === 'failed')
    return (
      <Button variant="outlined" onClick={retry}>
        {t('common:tryAgain')}
      </Button>
    )
  if (shown.state !== 'unpaid') return null
  const { usid } = shown
  const openCase = () => {
    close()
    go(paths.testDetail({ usid, stage: PAYMENT_STAGE }))
  }
  return (
    <Button variant="outlined" onClick={openCase}>
      {t('back.payAgain')}
    </Button>
  )
}

/** Not closed by anything: it ends by itself, within fifteen seconds. */
function Checking() {
  const { t } = useTranslation('payment')
  return (
    <AppDialog
      open
      size="xs"
      title={t('back.checkingTitle')}
      dismiss={{ escape: false }}
      onClose={() => {}}
    >
      <Typography role="status" sx={{ pb: 2 }}>
        {t('back.checking')}
      </Typography>
    </AppDialog>
  )
}

function useReturnWords(shown: ReturnState): { title: string; text: string } | undefined {
  const { t } = useTranslation('payment')
  const format = useFormat()
  switch (shown.state) {
    case 'none':
    case 'checking':
      return undefined
    case 'paid':
      return {
        title: t('back.successTitle'),
        text: shown.due
          ? t('back.success', { time: format.dateTime(shown.due) })
          : t('back.successLater'),
      }
    case 'cancelled':
      return { title: t('back.cancelTitle'), text: t('back.cancel') }
    case 'pending':
      return { title: t('back.pendingTitle'), text: t('back.pending') }
    case 'unpaid':
      return { title: t('back.unpaidTitle'), text: t('back.unpaid') }
    case 'failed':
      return { title: t('back.failedTitle'), text: describeError(shown.error) }
  }
}
