import { styled } from '@mui/material/styles'
import type { CreditHospital, HeldPlan } from '@systole/contract/credit-office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { RowSkeletons } from '../../ui/skeletons.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { CreditHistory } from './credit-history.tsx'
import { creditHospitalsQuery } from './credits.queries.ts'
import { PlanLine } from './plan-line.tsx'

const Stack = styled('div')({ display: 'grid', gap: 16 })
const Plan = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  padding: 20,
  alignItems: 'center',
  gap: 16,
  '& + &': { borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}` },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}))
const Balance = styled('b')({ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' })
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}))

export type Change = { plan: HeldPlan; direction: 'grant' | 'take_back' }

/** One hospital: what each plan holds, what an admin can do about it, and how it came to be. */
export function HospitalAccount(props: { hospitalId: string; mayChange: boolean }) {
  const { hospitalId, mayChange } = props
  const query = useQuery(creditHospitalsQuery({ hospital_id: hospitalId }))
  const [change, setChange] = useState<Change>()
  const hospital = query.data?.hospitals[0]
  return (
    <Stack>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={2} height={72} />}
      {hospital && (
        <>
          <h2>{hospital.name}</h2>
          <Plans hospital={hospital} onChange={mayChange ? setChange : undefined} />
          <CreditHistory hospitalId={hospitalId} />
        </>
      )}
      {hospital && change && (
        <ChangeDialog hospital={hospital} change={change} onClose={() => setChange(undefined)} />
      )}
    </Stack>
  )
}

function Plans(props: {
  hospital: CreditHospital
  onChange: ((change: Change) => void) | undefined
}) {
  const { hospital, onChange } = props
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (
    <Card as="div">
      {hospital.plans.length === 0 && <CardBody>{t('noPlan')}</CardBody>}
      {hospital.plans.map((plan) => (
        <Plan key={plan.credit_plan_id}>
          <PlanLine plan={plan} />
          <Balance>{format.number(plan.balance)}</Balance>
          {onChange && plan.funding === 'hospital' && (
            <Actions>
              <Button
                variant="contained"
                aria-label={t('grantTo', { plan: plan.name })}
                onClick={() => onChange({ plan, direction: 'grant' })}
              >
                {t('grant')}
              </Button>
              {plan.balance > 0 && (
                <Button
                  variant="outlined"
                  aria-label={t('takeBackFrom', { plan: plan.name })}
                  onClick={() => onChange({ plan, direction: 'take_back' })}
                >
                  {t('takeBack')}
                </Button>
              )}
            </Actions>
          )}
        </Plan>
      ))}
    </Card>
  )
}
