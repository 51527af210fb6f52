import { styled } from '@mui/material/styles'
import type { CreditHospital, HospitalPlan } from '@systole/contract/money/credit-office'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card, CardBody } from '../../../ui/layout/card.tsx'
import { ChangeDialog, type PlanChange } from '../change-dialog.tsx'
import { CardHead } from '../credit-frame.ts'
import { AddPlanDialog } from './add-plan-dialog.tsx'
import { PlanLine } from './plan-line.tsx'
import { RemovePlanDialog } from './remove-plan-dialog.tsx'

const Plan = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  padding: 20,
  alignItems: 'center',
  gap: 16,
  '& + &': { borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}` },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: 16,
  },
}))
const Balance = styled('b')({ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' })
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}))

type Asked = PlanChange | { plan: HospitalPlan; direction: 'remove' } | 'add'

/** Shows the credits of each plan of a hospital and the admin's actions. */
export function HospitalPlans(props: { hospital: CreditHospital; mayChange: boolean }) {
  const { hospital, mayChange } = props
  const { t } = useTranslation('credits')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <>
      <CardHead>
        <h3>{t('views.plans')}</h3>
        {mayChange && (
          <Button variant="outlined" onClick={() => setAsked('add')}>
            {t('hospital.addPlan')}
          </Button>
        )}
      </CardHead>
      <Card as="div">
        {hospital.plans.length === 0 && <CardBody>{t('noPlan')}</CardBody>}
        {hospital.plans.map((plan) => (
          <PlanRow key={plan.credit_plan_id} plan={plan} onAsk={mayChange ? setAsked : undefined} />
        ))}
      </Card>
      {asked === 'add' && <AddPlanDialog hospital={hospital} onClose={close} />}
      {asked && asked !== 'add' && <PlanAction hospital={hospital} asked={asked} onClose={close} />}
    </>
  )
}

function PlanAction(props: {
  hospital: CreditHospital
  asked: Exclude<Asked, 'add'>
  onClose: () => void
}) {
  const { hospital, asked, onClose } = props
  const { plan, direction } = asked
  if (direction === 'remove')
    return <RemovePlanDialog hospital={hospital} plan={plan} onClose={onClose} />
  return <ChangeDialog hospital={hospital} change={{ plan, direction }} onClose={onClose} />
}

function PlanRow(props: { plan: HospitalPlan; onAsk: ((asked: Asked) => void) | undefined }) {
  const { plan, onAsk } = props
  const { t } = useTranslation('credits')
  const format = useFormat()
  const isOwn = plan.funding === 'hospital'
  return (
    <Plan>
      <PlanLine plan={plan} />
      <Balance>{format.number(plan.balance)}</Balance>
      {onAsk && (
        <Actions>
          {isOwn && (
            <Button
              variant="contained"
              aria-label={t('grantTo', { plan: plan.name })}
              onClick={() => onAsk({ plan, direction: 'grant' })}
            >
              {t('grant')}
            </Button>
          )}
          {isOwn && plan.balance > 0 && (
            <Button
              variant="outlined"
              aria-label={t('takeBackFrom', { plan: plan.name })}
              onClick={() => onAsk({ plan, direction: 'take_back' })}
            >
              {t('takeBack')}
            </Button>
          )}
          <Button
            variant="text"
            aria-label={t('hospital.removeOf', { plan: plan.name })}
            onClick={() => onAsk({ plan, direction: 'remove' })}
          >
            {t('hospital.remove')}
          </Button>
        </Actions>
      )}
    </Plan>
  )
}
