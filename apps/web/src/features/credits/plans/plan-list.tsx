import type { OfficePlan } from '@systole/contract/money/credits'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Actions } from '../credit-frame.ts'
import { creditPlansQuery } from '../credits.queries.ts'
import { OfficeList } from '../office-list.tsx'
import { EndPlanDialog } from './end-plan-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { usePlanWords } from './use-plan-words.ts'

type Asked = { what: 'save'; plan?: OfficePlan } | { what: 'end'; plan: OfficePlan }

/** Lists every plan, including ended ones, with its terms and its hospitals. */
export function PlanList() {
  const { t } = useTranslation('credits')
  const query = useQuery(creditPlansQuery({ all: true }))
  const [asked, setAsked] = useState<Asked>()
  const columns = useColumns(setAsked)
  const close = () => setAsked(undefined)
  return (
    <OfficeList
      caption={t('plans.caption')}
      add={{ label: t('plans.add'), onAdd: () => setAsked({ what: 'save' }) }}
      query={query}
      nothing={{ icon: Layers, words: t('plans.nothing') }}
      columns={columns}
      rowKey={({ credit_plan_id }) => credit_plan_id}
    >
      {asked?.what === 'save' && <PlanDialog plan={asked.plan} onClose={close} />}
      {asked?.what === 'end' && <EndPlanDialog plan={asked.plan} onClose={close} />}
    </OfficeList>
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
