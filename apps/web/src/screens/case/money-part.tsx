import type { Case } from '@systole/contract/cases/wire-case'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { CaseTransactions } from '../../features/credits/case-credits/case-transactions.tsx'
import { useCreditSentence } from '../../features/credits/case-credits/use-credit-sentence.ts'
import { caseCreditsByIdQuery } from '../../features/credits/credits.queries.ts'
import { deskPaymentsQuery } from '../../features/payment-desk/desk.queries.ts'
import { useDeskColumns } from '../../features/payment-desk/desk-columns.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'

/** Shows what a case costs: its credits with every movement, and its card payments, each with the page that refunds it. */
export function MoneyPart({ consult, onUse }: { consult: Case; onUse: (tool: RowTool) => void }) {
  const can = useCan()
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Credits caseId={consult.caseId} onUse={onUse} />
      {can('queryDeskPayments') && <Payments caseNumber={consult.id} />}
    </div>
  )
}

function Credits({ caseId, onUse }: { caseId: string; onUse: (tool: RowTool) => void }) {
  const { t } = useTranslation('office')
  const sentenceOf = useCreditSentence()
  const can = useCan()
  const query = useQuery(caseCreditsByIdQuery(caseId))
  const credits = query.data
  return (
    <TitledCard title={t('money.credits')}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={3} />}
      {credits && (
        <>
          <p style={{ margin: 0 }}>{sentenceOf(credits)}</p>
          <CaseTransactions transactions={credits.credit_transactions} />
          {can('changeSessionCredits') && credits.mode !== 'none' && (
            <div>
              <Button
                variant="outlined"
                onClick={() => onUse(credits.mode === 'refund' ? 'refund' : 'deduct')}
              >
                {t('money.change')}
              </Button>
            </div>
          )}
        </>
      )}
    </TitledCard>
  )
}

function Payments({ caseNumber }: { caseNumber: string }) {
  const { t } = useTranslation('office')
  const columns = useDeskColumns('all')
  const query = useInfiniteQuery(deskPaymentsQuery('all', caseNumber))
  return (
    <TitledCard title={t('money.payments')}>
      <QueryTable
        bare
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ payments }) => payments)}
        caption={t('money.payments')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ icon: CreditCard, text: t('money.none') }}
      />
    </TitledCard>
  )
}
