import type { ServiceTerms } from '@systole/contract/office/service-terms'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import { QueryTable } from '../../../ui/table/query-table.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { serviceTermsQuery } from './services.queries.ts'

/** Lists the services with their terms and the last change of these. */
export function ServiceTermsTable() {
  const { t } = useTranslation('directory')
  const query = useQuery(serviceTermsQuery)
  const [changed, setChanged] = useState<ServiceTerms>()
  const columns = useColumns(setChanged)
  return (
    <>
      <QueryTable
        query={query}
        rowsOf={(services) => services}
        caption={t('services.caption')}
        columns={columns}
        rowKey={({ serviceId }) => serviceId}
        empty={undefined}
      />
      {changed && (
        <ServiceDialog
          service={changed}
          services={query.data ?? []}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  )
}

function useColumns(onChange: (service: ServiceTerms) => void): Column<ServiceTerms>[] {
  const { t } = useTranslation(['directory', 'common'])
  const format = useFormat()
  const nameOf = ({ serviceId }: ServiceTerms) => t(`common:services.${serviceId}`)
  return [
    { id: 'service', header: t('services.columns.service'), card: 'title', cell: nameOf },
    {
      id: 'offer',
      header: t('services.columns.offer'),
      card: 'meta',
      cell: ({ is_offered }) => (
        <ToneChip tone={is_offered ? 'ok' : 'neutral'} icon={is_offered ? CircleCheck : Ban}>
          {t(is_offered ? 'services.offered' : 'services.withdrawn')}
        </ToneChip>
      ),
    },
    {
      id: 'promise',
      header: t('services.columns.promise'),
      cell: ({ promise_minutes }) => format.duration(promise_minutes),
    },
    {
      id: 'changed',
      header: t('services.columns.changed'),
      card: 'foot',
      cell: ({ changes: [last] }) =>
        last ? t('services.lastChange', { date: format.date(last.time), name: last.by }) : '–',
    },
    {
      id: 'actions',
      header: t('services.columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (service) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onChange(service)}
          aria-label={t('services.changeOf', { service: nameOf(service) })}
        >
          {t('services.change')}
        </Button>
      ),
    },
  ]
}
