import { styled } from '@mui/material/styles'
import type { ServiceId } from '@systole/domain/services/service-id'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../../session/current-session.ts'
import { ChoiceInput } from '../../../ui/form/choice-input.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 12,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
  [theme.breakpoints.down('sm')]: { gap: 8 },
}))

const Choice = styled('label')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    gap: '2px 12px',
    padding: '14px 16px',
    border: `1px solid ${edge.line}`,
    borderRadius: 10,
    backgroundColor: surface.paper,
    cursor: 'pointer',
    '&:hover': { borderColor: brand.main },
    '&:has(:checked)': {
      borderColor: brand.main,
      boxShadow: `inset 0 0 0 1px ${brand.main}`,
    },
    '& input': { gridRow: 'span 2', marginTop: 2 },
    '& b': { fontWeight: 650, color: ink.strong },
    '& .line': { gridColumn: 2, fontSize: '.9375rem', color: ink.muted },
    '& .time': { color: ink.body },
    [theme.breakpoints.down('sm')]: { padding: '10px 14px' },
  }
})

const HOUR = 60

type Offered = Session['services'][number]

/** Offers the services in which the clinic can open a case, with what each is for and how soon its report comes. */
export function ServiceChoice(props: {
  services: readonly Offered[]
  value: ServiceId
  onChange: (service: ServiceId) => void
}) {
  const { services, value, onChange } = props
  const { t } = useTranslation(['pets', 'common'])
  const soon = ({ promise_minutes: minutes }: Offered) =>
    minutes % HOUR === 0
      ? t('service.withinHours', { count: minutes / HOUR })
      : t('service.withinMinutes', { count: minutes })
  return (
    <Choices>
      <VisuallyHidden as="legend">{t('service.legend')}</VisuallyHidden>
      {services.map((offered) => (
        <Choice key={offered.serviceId}>
          <ChoiceInput
            type="radio"
            name="service"
            checked={offered.serviceId === value}
            onChange={() => onChange(offered.serviceId)}
          />
          <b>{t(`common:services.${offered.serviceId}`)}</b>
          <span className="line">
            {lineOf(offered, t)} <span className="time">{soon(offered)}</span>
          </span>
        </Choice>
      ))}
    </Choices>
  )
}

function lineOf(
  { serviceId }: Offered,
  t: ReturnType<typeof useTranslation<['pets']>>['t'],
): string {
  if (serviceId === 'ecg1l') return t('service.ecg1l')
  if (serviceId === 'ecg6l') return t('service.ecg6l')
  return t('service.econsult')
}
