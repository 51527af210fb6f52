import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { type Decided, decideRegistration, refreshRegistration } from './registrations.queries.ts'

/** The refusals of an application that someone else decided or replaced, or whose address has received an account. */
const OVERTAKEN: readonly number[] = [-6024, -6025, -1011]

/** Decides once; after a concurrent decision it shows the current state instead of an error. */
export function useDecision(registration: HospitalRegistration) {
  const { t } = useTranslation('registration')
  const toast = useToast()
  const [isOvertaken, setOvertaken] = useState(false)
  const { registration_id: registrationId, hospital_name: hospital } = registration

  const { start: decide, ...action } = useAction({
    run: async (decided: Decided) => {
      try {
        const { state } = await decideRegistration(registrationId, decided)
        const reported = state === 'approved' ? 'staff.approvedToast' : 'staff.declinedToast'
        toast.show(t(reported, { hospital }))
      } catch (error) {
        if (!(error instanceof RefusedError && OVERTAKEN.includes(error.code))) throw error
        setOvertaken(true)
        await refreshRegistration(registrationId)
      }
    },
  })
  return { ...action, isOvertaken, decide }
}
export type DecisionWork = ReturnType<typeof useDecision>
