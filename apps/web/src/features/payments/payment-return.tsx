import { keyframes, styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import { CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import type { Tone } from '../../theme/tones.ts'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { CaseNumber } from '../../ui/display/case-number.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { type ReturnState, usePaymentReturn } from './use-payment-return.ts'

const SIGNS: Record<ReturnState['state'], { tone: Tone; icon: LucideIcon }> = {
  none: { tone: 'neutral', icon: Clock },
  checking: { tone: 'neutral', icon: Clock },
  returned: { tone: 'info', icon: Clock },
  paid: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Undo2 },
  pending: { tone: 'info', icon: Clock },
  unpaid: { tone: 'warn', icon: TriangleAlert },
  failed: { tone: 'danger', icon: CircleX },
}

const Row = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const colours = (theme.vars ?? theme).palette.tone[tone]
    return {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 14,
      '& > .sign': {
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: '50%',
        backgroundColor: colours.background,
        color: colours.text,
      },
    }
  },
)

const glide = keyframes({ from: { left: '-40%' }, to: { left: '100%' } })

/** The indeterminate progress bar; it does not move when reduced motion is preferred. */
const Busy = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 4,
  margin: '2px 0 14px',
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: (theme.vars ?? theme).palette.surface.sunken,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: '30%',
    width: '40%',
    borderRadius: 2,
    backgroundColor: (theme.vars ?? theme).palette.brand.bright,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::after': { animation: `${glide} 1.3s ease-in-out infinite` },
  },
}))

/** The payment stage among the four stages of a case. */
const PAYMENT_STAGE = 4

/**
 * Shows the outcome of a payment on main and on-going; renders nothing without a return in the address. MAIN-3, ONGO-3, PAY-4.
 */
export function PaymentReturn() {
  const { shown, close, retry } = usePaymentReturn()
  const { t } = useTranslation(['payment', 'common'])
  const go = useNavigateTo()
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
      <Outcome shown={shown} text={words.text} />
    </MessageDialog>
  )
}

/** Shows the outcome with its glyph; after a payment, also the case and where its documents are. */
function Outcome({ shown, text }: { shown: ReturnState; text: string }) {
  const { t } = useTranslation(['payment', 'common'])
  const sign = SIGNS[shown.state]
  return (
    <Row tone={sign.tone}>
      <span className="sign">
        <Icon of={sign.icon} size={22} />
      </span>
      <div>
        {shown.state === 'paid' && shown.paidFor && (
          <Typography component="div" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <b>{shown.paidFor.petName}</b> <CaseNumber number={shown.paidFor.number} />
          </Typography>
        )}
        <Typography>{text}</Typography>
        {shown.state === 'paid' && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('back.receipt')} <NewTabLink href={paths.billing()}>{t('back.papers')}</NewTabLink>
          </Typography>
        )}
      </div>
    </Row>
  )
}

/** Renders the actions besides the list of cases: checking again, or paying again. */
function OtherWay(props: { shown: ReturnState; close: () => void; retry: () => void }) {
  const { shown, close, retry } = props
  const { t } = useTranslation(['payment', 'common'])
  const go = useNavigateTo()
  if (shown.state === 'failed')
    return (
      <Button variant="outlined" onClick={retry}>
        {t('common:tryAgain')}
      </Button>
    )
  const caseId = shown.state === 'unpaid' || shown.state === 'cancelled' ? shown.caseId : undefined
  if (caseId === undefined) return null
  const openCase = () => {
    close()
    go(paths.testDetail({ caseId, stage: PAYMENT_STAGE }))
  }
  return (
    <Button variant="outlined" onClick={openCase}>
      {shown.state === 'cancelled' ? t('common:tryAgain') : t('back.payAgain')}
    </Button>
  )
}

/** Shows that the payment is being checked; it cannot be closed and ends within fifteen seconds. */
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
      <Busy aria-hidden />
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
    case 'returned':
      return { title: t('back.returnedTitle'), text: t('back.returned') }
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
