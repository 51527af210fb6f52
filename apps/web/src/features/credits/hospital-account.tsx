import type { CreditHospital } from '@systole/contract/money/credit-office'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { CardHead, Stack } from './credit-frame.ts'
import { CreditHistory } from './credit-history.tsx'
import { creditHospitalsQuery } from './credits.queries.ts'
import { ChooseDistributorDialog } from './distributors/choose-distributor-dialog.tsx'
import { HospitalPlans } from './plans/hospital-plans.tsx'

/** Shows one hospital: its distributor, the credits of each plan, the admin's actions, and the entries. */
export function HospitalAccount(props: { hospitalId: string; mayChange: boolean }) {
  const { hospitalId, mayChange } = props
  const { t } = useTranslation('credits')
  const query = useQuery(creditHospitalsQuery({ hospital_id: hospitalId }))
  const hospital = query.data?.hospitals[0]
  const hospitalName = useHospitalName()
  return (
    <Stack>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={2} height={72} />}
      {hospital && (
        <>
          <CardHead>
            <h2>{hospitalName(hospital.name)}</h2>
            {mayChange && (
              <AppLink href={paths.hospitalData({ id: hospitalId })}>{t('hospital.data')}</AppLink>
            )}
          </CardHead>
          <Distributor hospital={hospital} mayChange={mayChange} />
          <HospitalPlans hospital={hospital} mayChange={mayChange} />
          <CreditHistory holder={{ hospital_id: hospitalId }} />
        </>
      )}
    </Stack>
  )
}

function Distributor({ hospital, mayChange }: { hospital: CreditHospital; mayChange: boolean }) {
  const { t } = useTranslation('credits')
  const [isOpen, setOpen] = useState(false)
  return (
    <CardHead>
      <span>{t('hospital.distributor', { name: hospital.distributor?.name ?? t('none') })}</span>
      {mayChange && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('hospital.changeDistributor')}
        </Button>
      )}
      {isOpen && <ChooseDistributorDialog hospital={hospital} onClose={() => setOpen(false)} />}
    </CardHead>
  )
}
