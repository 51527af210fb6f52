import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { caseQuery } from '../cases.queries.ts'
import { ReconsultSlot } from './reconsult-slot.tsx'
import { reconsultable } from './reconsultable.ts'
import { useReconsultRefusal } from './use-reconsult-refusal.ts'

/** Offers a new case of the same patient from a report, or explains why it is not possible. REPT-2. */
export function ReconsultOffer({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases')
  const { uid } = useSession()
  const { data } = useQuery(caseQuery(caseId))
  const refusalOf = useReconsultRefusal()
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { session } = data
  const refusal = refusalOf(session)
  if (refusal) return <small>{refusal}</small>
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Icon of={RotateCcw} /> {t('reports.reconsult')}
      </Button>
      <ReconsultSlot
        of={isOpen ? reconsultable(session) : undefined}
        uid={uid}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
