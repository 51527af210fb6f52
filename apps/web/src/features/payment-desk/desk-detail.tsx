import { styled } from '@mui/material/styles'
import type { DeskPayment } from '@systole/contract/money/payment-desk'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { deskPaymentQuery } from './desk.queries.ts'
import { DeskPart } from './desk-part.tsx'
import { isDisputed, PaymentActions } from './payment-actions.tsx'
import { PaymentChips } from './payment-chip.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundEntry } from './refund-entry.tsx'
import { useDeskWords } from './use-desk-words.ts'

const Back = styled('p')({
  marginBottom: 12,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 },
})
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(320px, 1fr)',
  gap: 20,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 20, minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Shows one payment: the amount received, the refunds, and the possible actions. */
export function DeskDetail({ id, listHref }: { id: string; listHref: string }) {
  const { t } = useTranslation('paymentDesk')
  const query = useQuery(deskPaymentQuery(id))
  return (
    <>
      <Back>
        <AppLink href={listHref}>
          <Icon of={ArrowLeft} /> {t('back')}
        </AppLink>
      </Back>
      <QueryFailure query={query} />
      {query.isPending && <BlockSkeleton />}
      {query.data === null && (
        <>
          <PageHeader title={t('title')} />
          <Notice>{t('notFound')}</Notice>
        </>
      )}
      {query.data && <Detail payment={query.data} />}
    </>
  )
}

function Detail({ payment }: { payment: DeskPayment }) {
  const { case_number, pet } = payment
  return (
    <>
      <PageHeader title={`${case_number} · ${pet}`} lead={<PaymentChips {...payment} />} />
      <Columns>
        <div>
          <PaymentFacts payment={payment} />
        </div>
        <div>
          <Refunds payment={payment} />
          {payment.disputes.length > 0 && <Disputes payment={payment} />}
        </div>
      </Columns>
    </>
  )
}

function Refunds({ payment }: { payment: DeskPayment }) {
  const { t } = useTranslation('paymentDesk')
  const { state, refunds } = payment
  return (
    <DeskPart title={t('refunds.title')}>
      {(state === 'paid_duplicate' || state === 'paid_mismatch') && (
        <Notice tone="warn">
          {t(`explain.${state}`)} {payment.applicable && t('explain.applicable')}
        </Notice>
      )}
      {isDisputed(payment) && <Notice tone="warn">{t('explain.disputed')}</Notice>}
      <PaymentActions payment={payment} />
      {refunds.length === 0 && <p>{t('refunds.none')}</p>}
      {refunds.map((refund) => (
        <RefundEntry key={refund.refund_id} refund={refund} />
      ))}
    </DeskPart>
  )
}

function Disputes({ payment }: { payment: DeskPayment }) {
  const { t } = useTranslation('paymentDesk')
  const words = useDeskWords()
  return (
    <DeskPart title={t('disputes.title')}>
      {payment.disputes.map((each) => (
        <div key={each.dispute_id} className="entry">
          <span className="row">
            <b>{words.money(each)}</b> {t(`disputes.${each.state}`)}
          </span>
          <small>
            {words.time(each.opened)} · {each.reason}
          </small>
        </div>
      ))}
    </DeskPart>
  )
}
