import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { ErasureCard } from './erasure-card.tsx'
import { ExportCard } from './export-card.tsx'
import { type HospitalData, hospitalDataQuery } from './hospital-data.queries.ts'

/** Shows one hospital: the size of its data, its exports, and its erasure. */
export function HospitalDataPage({ hospitalId }: { hospitalId: string }) {
  const query = useQuery(hospitalDataQuery(hospitalId))
  const { data } = query
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={120} />}
      {data && (
        <>
          <Summary data={data} />
          {!data.erasedAt && <ExportCard data={data} />}
          <ErasureCard data={data} />
        </>
      )}
    </div>
  )
}

function Summary({ data }: { data: HospitalData }) {
  const { t } = useTranslation('hospitalData')
  const format = useFormat()
  const hospitalName = useHospitalName()
  return (
    <TitledCard title={hospitalName(data.name)}>
      {data.erasedAt && (
        <Notice tone="info">{t('erasedAt', { date: format.date(data.erasedAt) })}</Notice>
      )}
      <Facts
        facts={[
          [t('summary.accounts'), format.number(data.accounts)],
          [t('summary.pets'), format.number(data.pets)],
          [t('summary.cases'), format.number(data.cases)],
          [t('summary.files'), format.fileSize(data.file_bytes)],
        ]}
      />
    </TitledCard>
  )
}
