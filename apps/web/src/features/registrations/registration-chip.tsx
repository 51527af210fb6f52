import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'

const LOOKS = {
  waiting: { tone: 'warn', icon: Hourglass },
  approved: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'neutral', icon: CircleX },
} as const

/** Shows the state; waiting is amber because action is required. */
export function RegistrationChip({ state }: Pick<HospitalRegistration, 'state'>) {
  const { t } = useTranslation('registration')
  if (state === 'unconfirmed') return null // staff never receive one
  const { tone, icon } = LOOKS[state]
  return (
    <ToneChip tone={tone} icon={icon}>
      {t(`staff.${state}`)}
    </ToneChip>
  )
}
