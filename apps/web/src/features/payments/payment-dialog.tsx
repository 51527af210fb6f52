import type { Case } from '@systole/contract/cases/wire-case'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { FixedTerms, PaymentAgreement } from './payment-agreement.tsx'
import { productsQuery } from './payments.queries.ts'
import {
  PayButtons,
  type PendingUploads,
  PendingUploadsNotice,
  useWaitForUploads,
} from './pending-uploads.tsx'
import { useOpenCheckout } from './use-open-checkout.ts'

const TermsDialog = lazyDialog(async () => {
  const [{ TermsDialog: loaded }] = await Promise.all([
    import('./terms-dialog.tsx'),
    addTexts('terms'),
  ])
  return loaded
})

const NO_UPLOADS: PendingUploads = { running: 0, percent: 0, stopped: 0 }

/** Renders stage 4: check, accept, pay (S10). The screen supplies an AnswerSummary as `summary`. */
export function PaymentDialog(props: {
  consult: Case
  open: boolean
  onClose: () => void
  summary: ReactNode
  /** The uploads that are not complete yet. */
  uploads?: PendingUploads
  /** Opens the provider's page. */
  leave?: (url: string) => void
}) {
  const { consult, open, onClose, summary, uploads = NO_UPLOADS, leave = leavePortal } = props
  const { t } = useTranslation(['payment', 'common'])
  const hintId = useId()
  const [accepted, setAccepted] = useState(false)
  const [termsOpen, setTermsOpen] = useState(false)
  const products = useQuery({ ...productsQuery, enabled: open })
  const mode = consult.question_session?.mode
  const product = products.data?.products.list.find((candidate) => candidate.mode === mode)
  const isNarrow = useNarrow()
  const checkout = useOpenCheckout(consult, { leave, onStale: () => setAccepted(false) })
  const { start } = checkout
  const pay = useCallback(() => product && start(product), [product, start])
  const awaited = useWaitForUploads(uploads, pay)

  const close = () => {
    if (checkout.busy) return
    awaited.end()
    checkout.reset()
    setAccepted(false)
    onClose()
  }
  return (
    <>
      <AppDialog
        open={open}
        title={t('dialog.title')}
        onClose={close}
        dismiss={{ escape: !checkout.busy }}
        actions={
          <>
            {isNarrow && <FixedTerms />}
            <Button variant="outlined" onClick={close} disabled={checkout.busy}>
              {t('common:cancel')}
            </Button>
            <PayButtons
              running={uploads.running}
              waiting={awaited.waiting}
              disabled={!accepted || !product || checkout.busy}
              hintId={accepted ? undefined : hintId}
              onPay={pay}
              onWait={awaited.wait}
            />
          </>
        }
      >
        <PaymentAgreement
          mode={mode}
          product={product}
          loading={products.isPending}
          priceError={products.error}
          onRetryPrice={() => void products.refetch()}
          summary={
            <>
              {summary}
              <PendingUploadsNotice uploads={uploads} waiting={awaited.waiting} />
            </>
          }
          accepted={accepted}
          onAccept={(isAccepted) => {
            setAccepted(isAccepted)
            if (!isAccepted) awaited.end()
          }}
          onReadTerms={() => setTermsOpen(true)}
          hintId={hintId}
          busy={checkout.busy}
          problem={checkout.problem}
        />
      </AppDialog>
      <LazyMount wanted={termsOpen}>
        <TermsDialog open={termsOpen} onClose={() => setTermsOpen(false)} />
      </LazyMount>
    </>
  )
}

function leavePortal(url: string): void {
  window.location.assign(url)
}
