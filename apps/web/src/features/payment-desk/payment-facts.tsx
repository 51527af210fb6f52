import type { DeskPayment } from '@systole/contract/money/payment-desk'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/display/facts.tsx'
import { StatusChip } from '../../ui/display/status-chip.tsx'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { DeskPart } from './desk-part.tsx'
import { useDeskWords } from './use-desk-words.ts'

/** Shows everything known about a payment, including the ids that the provider asks for. */
export function PaymentFacts({ payment }: { payment: DeskPayment }) {
  const { t } = useTranslation('paymentDesk')
  const words = useDeskWords()
  const hospitalName = useHospitalName()
  const { paid, asked, payer, caseId, case_number, hospital, handled } = payment
  const currency = paid?.currency ?? asked.currency
  const left = { amount_minor: payment.refundable_minor, currency }
  return (
    <DeskPart title={t('facts.title')}>
      <Facts
        facts={[
          [t('facts.asked'), words.money(asked)],
          [t('facts.paid'), paid ? words.money(paid) : t('noMoney')],
          [t('facts.refundable'), paid ? words.money(left) : ''],
          [t('columns.hospital'), hospitalName(hospital)],
          [
            t('facts.payer'),
            <TextLink key="payer" href={`mailto:${payer}`}>
              {payer}
            </TextLink>,
          ],
          [
            t('facts.caseOf'),
            <AppLink key="case" href={paths.reading({ caseId })}>
              {case_number}
            </AppLink>,
          ],
          [
            t('facts.caseState'),
            <StatusChip key="state" status={payment.case_status} reader="staff" />,
          ],
          [
            t('facts.provider'),
            payment.live ? payment.provider : `${payment.provider} (${t('test')})`,
          ],
          [t('facts.payment'), payment.payment_id],
          [t('facts.session'), payment.provider_id && <Session key="session" payment={payment} />],
          [t('facts.checkout'), payment.id],
          [t('facts.created'), words.time(payment.created)],
          [t('facts.paidAt'), words.time(payment.paid_at)],
          [
            t('facts.handled'),
            handled && `${payment.handled_by}, ${words.time(handled)}\n${payment.handled_note}`,
          ],
        ]}
      />
    </DeskPart>
  )
}

/** Shows the provider's id; the test gateway's ids link to its own refund and dispute page. */
function Session({ payment: { provider, provider_id } }: { payment: DeskPayment }) {
  if (provider !== 'sandbox') return provider_id
  return <NewTabLink href={`/sandbox-pay/${provider_id}`}>{provider_id}</NewTabLink>
}
