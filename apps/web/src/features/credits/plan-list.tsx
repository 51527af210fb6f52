import type { OfficePlan } from '@systole/contract/credits'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowSkeletons } from '../../ui/skeletons.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { Actions, CardHead, Stack } from './credit-frame.ts'
import { creditPlansQuery } from './credits.queries.ts'
import { EndPlanDialog } from './end-plan-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { usePlanWords } from './use-plan-words.ts'

type Asked = { what: 'save'; plan?: OfficePlan } | { what: 'end'; plan: OfficePlan }

/** Every plan there ever was, what it takes and who has it. */
export function PlanList() {
  const { t } = useTranslation('credits')
  const query = useQuery(creditPlansQuery({ all: true }))
  const [asked, setAsked] = useState<Asked>()
  const columns = useColumns(setAsked)
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <CardHead>
        <h2>{t('plans.caption')}</h2>
        <Button variant="contained" onClick={() => setAsked({ what: 'save' })}>
          {t('plans.add')}
        </Button>
      </CardHead>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={60} />}
      {query.data && (
        <Card as="div">
          {query.data.length === 0 ? (
            <EmptyState icon={Layers}>{t('plans.nothing')}</EmptyState>
          ) : (
            <DataTable
              caption={t('plans.caption')}
              hideCaption
              columns={columns}
              rows={query.data}
              rowKey={({ credit_plan_id }) => credit_plan_id}
            />
          )}
        </Card>
      )}
      {asked?.what === 'save' && <PlanDialog plan={asked.plan} onClose={close} />}
      {asked?.what === 'end' && <EndPlanDialog plan={asked.plan} onClose={close} />}
    </Stack>
  )
}

function useColumns(onAsk: (asked: Asked) => void): Column<OfficePlan>[] {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const words = usePlanWords()
  return [
    { id: 'name', header: t('columns.plans'), card: 'title', cell: ({ name }) => <b>{name}</b> },
    {
      id: 'funding',
      header: t('plans.funding'),
      cell: ({ funding }) => t(`plans.fundings.${funding}`),
    },
    { id: 'takes', header: t('plans.takes'), cell: words.terms },
    { id: 'until', header: t('plans.until'), cell: (plan) => words.until(plan, plan.is_valid) },
    {
      id: 'hospitals',
      header: t('plans.hospitals'),
      align: 'end',
      cell: ({ hospitals }) => format.number(hospitals),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (plan) => (
        <Actions>
          <Button
            size="small"
            variant="outlined"
            aria-label={t('plans.changeOf', { plan: plan.name })}
            onClick={() => onAsk({ what: 'save', plan })}
          >
            {t('plans.change')}
          </Button>
          {plan.is_valid && (
            <Button
              size="small"
              variant="text"
              aria-label={t('plans.endOf', { plan: plan.name })}
              onClick={() => onAsk({ what: 'end', plan })}
            >
              {t('plans.end')}
            </Button>
          )}
        </Actions>
      ),
    },
  ]
}
