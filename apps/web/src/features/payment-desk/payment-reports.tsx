import type { PaymentDifference } from '@systole/contract/money/payment-desk'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Scale, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { paymentReportsQuery } from './desk.queries.ts'
import { DeskPart } from './desk-part.tsx'
import { useDeskWords } from './use-desk-words.ts'

/** Lists the result of each nightly reconciliation, newest first. */
export function PaymentReports() {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'reports' })
  const words = useDeskWords()
  const query = useQuery(paymentReportsQuery)
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={96} />}
      {query.data?.length === 0 && (
        <Card as="div">
          <EmptyState icon={Scale}>{t('empty')}</EmptyState>
        </Card>
      )}
      <div style={{ display: 'grid', gap: 16 }}>
        {query.data?.map((report) => (
          <DeskPart key={report.report_id} title={words.time(report.ran)}>
            <span className="row">
              <Found count={report.difference_count} />
              <small>
                {t('window', { from: words.time(report.from), until: words.time(report.until) })} ·{' '}
                {t('seen', { payments: report.payments, refunds: report.refunds })}
              </small>
            </span>
            {report.differences.map((each, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
              <DifferenceEntry key={place} difference={each} />
            ))}
          </DeskPart>
        ))}
      </div>
    </>
  )
}

function Found({ count }: { count: number }) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'reports' })
  return count === 0 ? (
    <ToneChip tone="ok" icon={CircleCheck}>
      {t('fine')}
    </ToneChip>
  ) : (
    <ToneChip tone="danger" icon={TriangleAlert}>
      {t('differences', { count })}
    </ToneChip>
  )
}

/** The next step for each difference; a corrected difference needs none. */
const NEXT: Partial<Record<PaymentDifference['kind'], 'assign' | 'compare' | 'again' | 'tell'>> = {
  paidUnknown: 'assign',
  bookedNotPaid: 'compare',
  amount: 'compare',
  refundMissing: 'compare',
  refundAmount: 'compare',
  notAnswered: 'again',
  ledger: 'tell',
}

function DifferenceEntry({ difference }: { difference: PaymentDifference }) {
  const { t } = useTranslation('paymentDesk')
  const { kind, provider, provider_id, id, caseId, theirs, ours } = difference
  const next = NEXT[kind]
  return (
    <div className="entry">
      <b>{t(`reports.kinds.${kind}`)}</b>
      <small>
        {[provider, provider_id].filter(Boolean).join(' · ')}
        {caseId && (
          <>
            {' · '}
            <AppLink href={paths.payments({ id, show: 'reports' })}>{id}</AppLink>
          </>
        )}
      </small>
      <small>
        {theirs && t('reports.theirs', { text: theirs })}
        {theirs && ours && ' · '}
        {ours && t('reports.ours', { text: ours })}
      </small>
      {next && (
        <p>
          {t(`reports.next.${next}`)}{' '}
          {next === 'assign' && (
            <AppLink href={paths.payments({ show: 'attention' })}>{t('views.attention')}</AppLink>
          )}
        </p>
      )}
    </div>
  )
}
