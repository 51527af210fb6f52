import type { CreditDistributor } from '@systole/contract/credit-office'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { paths } from '../../paths.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowSkeletons } from '../../ui/skeletons.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { Actions, CardHead, Stack } from './credit-frame.ts'
import { distributorsQuery } from './credits.queries.ts'
import { DistributorDialog } from './distributor-dialog.tsx'
import { QuotaDialog } from './quota-dialog.tsx'

type Asked =
  | { what: 'save'; distributor?: CreditDistributor }
  | { what: 'grant' | 'take_back'; distributor: CreditDistributor }

/** Distributors with what is left of their quota. */
export function DistributorList({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('credits')
  const query = useQuery(distributorsQuery)
  const [asked, setAsked] = useState<Asked>()
  const columns = useColumns(mayChange ? setAsked : undefined)
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <CardHead>
        <h2>{t('distributors.caption')}</h2>
        {mayChange && (
          <Button variant="contained" onClick={() => setAsked({ what: 'save' })}>
            {t('distributors.add')}
          </Button>
        )}
      </CardHead>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={60} />}
      {query.data && (
        <Card as="div">
          {query.data.length === 0 ? (
            <EmptyState icon={Truck}>{t('distributors.nothing')}</EmptyState>
          ) : (
            <DataTable
              caption={t('distributors.caption')}
              hideCaption
              columns={columns}
              rows={query.data}
              rowKey={({ distributor_id }) => distributor_id}
            />
          )}
        </Card>
      )}
      {asked?.what === 'save' && (
        <DistributorDialog distributor={asked.distributor} onClose={close} />
      )}
      {asked && asked.what !== 'save' && (
        <QuotaDialog distributor={asked.distributor} direction={asked.what} onClose={close} />
      )}
    </Stack>
  )
}

function useColumns(onAsk: ((asked: Asked) => void) | undefined): Column<CreditDistributor>[] {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const columns: Column<CreditDistributor>[] = [
    {
      id: 'name',
      header: t('columns.distributor'),
      card: 'title',
      cell: ({ name, distributor_id }) => (
        <AppLink href={paths.credits({ show: 'distributors', distributor: distributor_id })}>
          {name}
        </AppLink>
      ),
    },
    {
      id: 'quota',
      header: t('distributors.quotaLeft'),
      align: 'end',
      cell: ({ quota }) => format.number(quota),
    },
    {
      id: 'hospitals',
      header: t('distributors.hospitals'),
      align: 'end',
      cell: ({ hospitals }) => format.number(hospitals),
    },
  ]
  if (!onAsk) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (distributor) => <RowActions distributor={distributor} onAsk={onAsk} />,
    },
  ]
}

function RowActions(props: { distributor: CreditDistributor; onAsk: (asked: Asked) => void }) {
  const { distributor, onAsk } = props
  const { name, quota } = distributor
  const { t } = useTranslation('credits')
  return (
    <Actions>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('distributors.grantTo', { name })}
        onClick={() => onAsk({ what: 'grant', distributor })}
      >
        {t('distributors.grant')}
      </Button>
      {quota > 0 && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('distributors.takeBackFrom', { name })}
          onClick={() => onAsk({ what: 'take_back', distributor })}
        >
          {t('takeBack')}
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={t('distributors.renameOf', { name })}
        onClick={() => onAsk({ what: 'save', distributor })}
      >
        {t('distributors.rename')}
      </Button>
    </Actions>
  )
}
