import type { CreditDistributor } from '@systole/contract/money/credit-office'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Actions } from '../credit-frame.ts'
import { distributorsQuery } from '../credits.queries.ts'
import { OfficeList } from '../office-list.tsx'
import { DistributorDialog } from './distributor-dialog.tsx'
import { QuotaDialog } from './quota-dialog.tsx'

type Asked =
  | { what: 'save'; distributor?: CreditDistributor }
  | { what: 'grant' | 'take_back'; distributor: CreditDistributor }

/** Lists distributors with their remaining quota. */
export function DistributorList({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('credits')
  const query = useQuery(distributorsQuery)
  const [asked, setAsked] = useState<Asked>()
  const columns = useColumns(mayChange ? setAsked : undefined)
  const close = () => setAsked(undefined)
  return (
    <OfficeList
      caption={t('distributors.caption')}
      add={
        mayChange
          ? { label: t('distributors.add'), onAdd: () => setAsked({ what: 'save' }) }
          : undefined
      }
      query={query}
      nothing={{ icon: Truck, words: t('distributors.nothing') }}
      columns={columns}
      rowKey={({ distributor_id }) => distributor_id}
    >
      {asked?.what === 'save' && (
        <DistributorDialog distributor={asked.distributor} onClose={close} />
      )}
      {asked && asked.what !== 'save' && (
        <QuotaDialog distributor={asked.distributor} direction={asked.what} onClose={close} />
      )}
    </OfficeList>
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
