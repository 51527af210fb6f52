import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { type StorageChecks as Checks, storageChecksQuery } from './operations.queries.ts'

type Finding = Checks['findings'][number]

/** Shows the weekly check of all stored bytes: its last end, the progress of the next one, and damaged or missing files. */
export function StorageChecks() {
  const { t } = useTranslation('system')
  const query = useQuery(storageChecksQuery)
  const columns = useColumns()
  const { data } = query
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={2} height={24} />}
      {data && <Rounds checks={data} />}
      {data && data.findings.length > 0 && (
        <DataTable
          caption={t('storage.findings')}
          columns={columns}
          rows={data.findings}
          rowKey={({ key }) => key}
        />
      )}
    </>
  )
}

function Rounds({ checks: { last, running, total } }: { checks: Checks }) {
  const { t } = useTranslation('system')
  const format = useFormat()
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <p style={{ margin: 0 }}>
        {last?.finishedAt
          ? t('storage.last', {
              count: last.checked,
              time: format.dateTime(last.finishedAt),
              size: format.gigabytes(last.checked_bytes),
            })
          : t('storage.noneYet')}
      </p>
      {running?.startedAt && (
        <p style={{ margin: 0 }}>
          {t('storage.running', {
            time: format.dateTime(running.startedAt),
            done: format.gigabytes(running.checked_bytes),
            total: format.gigabytes(running.total_bytes),
          })}
        </p>
      )}
      {total === 0 && <p style={{ margin: 0 }}>{t('storage.noFindings')}</p>}
    </div>
  )
}

function useColumns(): Column<Finding>[] {
  const { t } = useTranslation('system')
  const format = useFormat()
  return [
    {
      id: 'file',
      header: t('storage.columns.file'),
      card: 'title',
      cell: ({ name, key }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          <b>{name}</b>
          <br />
          <small>{key}</small>
        </span>
      ),
    },
    {
      id: 'case',
      header: t('storage.columns.case'),
      card: 'meta',
      cell: ({ caseId, id }) =>
        caseId && <NewTabLink href={paths.econsultReport({ caseId })}>{id}</NewTabLink>,
    },
    {
      id: 'problem',
      header: t('storage.columns.problem'),
      cell: ({ problem }) => t(`storage.problems.${problem}`),
    },
    {
      id: 'time',
      header: t('storage.columns.time'),
      cell: ({ foundAt }) => foundAt && format.dateTime(foundAt),
    },
  ]
}
