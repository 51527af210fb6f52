import type { WireRefund } from '@systole/contract/money/payment-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ApproveRefund, DeclineRefund } from './decide-dialogs.tsx'
import { RefundChip } from './payment-chip.tsx'
import { useDeskWords } from './use-desk-words.ts'

/** Shows one refund: its amount, reason, author and state, and the possible decisions. */
export function RefundEntry({ refund }: { refund: WireRefund }) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'refunds' })
  const words = useDeskWords()
  const { requested_by, requested, decided_by, decided, decision_reason, failure } = refund
  const documents = refund.papers.flatMap(({ kind, number }) =>
    kind === 'invoice' ? [] : [t(`papers.${kind}`, { number })],
  )
  return (
    <div className="entry">
      <span className="row">
        <b>{words.money(refund)}</b>
        <RefundChip state={refund.state} />
      </span>
      {refund.reason && <p>{refund.reason}</p>}
      <small>
        {t('asked', { name: requested_by || t('elsewhere'), time: words.time(requested) })}
        {refund.ends_case && ` · ${t('endsCase')}`}
      </small>
      {decided_by && (
        <small>
          {t('decided', { name: decided_by, time: words.time(decided) })}
          {decision_reason && ` · ${decision_reason}`}
        </small>
      )}
      {failure && <small>{t('says', { text: failure })}</small>}
      {refund.returned && <small>{t('cameBack', { time: words.time(refund.returned) })}</small>}
      {documents.length > 0 && <small>{documents.join(' · ')}</small>}
      <Decide refund={refund} />
    </div>
  )
}

/** Renders the decisions; a dialog stays open to explain a concurrent decision. */
function Decide({ refund }: { refund: WireRefund }) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'refunds' })
  const [asking, setAsking] = useState<'approve' | 'decline'>()
  const close = () => setAsking(undefined)
  return (
    <>
      {refund.state === 'asked' && refund.mine && <small>{t('mine')}</small>}
      {refund.state === 'asked' && (
        <span className="row">
          {!refund.mine && (
            <Button variant="contained" onClick={() => setAsking('approve')}>
              {t('approve')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsking('decline')}>
            {t(refund.mine ? 'takeBack' : 'decline')}
          </Button>
        </span>
      )}
      {asking === 'approve' && <ApproveRefund refund={refund} onClose={close} />}
      {asking === 'decline' && <DeclineRefund refund={refund} onClose={close} />}
    </>
  )
}
