import type { WireForeignPayment } from '@systole/contract/money/payment-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { DeskPart } from './desk-part.tsx'
import { HandleDialog } from './handle-dialog.tsx'
import { useDeskWords } from './use-desk-words.ts'

/** Lists payments that belong to none of the portal's checkouts. */
export function ForeignPayments({ foreign }: { foreign: readonly WireForeignPayment[] }) {
  const { t } = useTranslation('paymentDesk')
  const words = useDeskWords()
  const [handled, setHandled] = useState<string>()
  return (
    <DeskPart title={t('foreign.title')}>
      <p>{t('foreign.text')}</p>
      {foreign.map((payment) => (
        <div key={payment.id} className="entry">
          <Facts
            facts={[
              [t('facts.paid'), words.money(payment)],
              [t('facts.provider'), payment.provider],
              [t('facts.payment'), payment.payment_id],
              [t('facts.paidAt'), words.time(payment.paid_at)],
            ]}
          />
          <Button variant="outlined" onClick={() => setHandled(payment.id)}>
            {t('foreign.note')}
          </Button>
        </div>
      ))}
      {handled && <HandleDialog id={handled} onClose={() => setHandled(undefined)} />}
    </DeskPart>
  )
}
