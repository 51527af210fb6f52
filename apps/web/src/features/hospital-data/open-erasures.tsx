import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { openErasuresQuery } from './hospital-data.queries.ts'

/** Lists the requests that wait for a second admin, and running erasures; renders nothing if there are none. */
export function OpenErasures() {
  const { t } = useTranslation('hospitalData')
  const format = useFormat()
  const hospitalName = useHospitalName()
  const { data = [] } = useQuery(openErasuresQuery)
  if (data.length === 0) return null
  return (
    <div style={{ marginBottom: 24 }}>
      <TitledCard title={t('requests')}>
        {data.map(({ erasure_id, hospital_id, hospital, state, asked_by: name, askedAt }) => (
          <div key={erasure_id} style={{ display: 'grid', gap: 4 }}>
            <AppLink href={paths.hospitalData({ id: hospital_id })}>
              {hospitalName(hospital)}
            </AppLink>
            <small>
              {t(`erasure.states.${state}`)}
              {askedAt && ` · ${t('erasure.asked', { name, time: format.dateTime(askedAt) })}`}
            </small>
          </div>
        ))}
      </TitledCard>
    </div>
  )
}
