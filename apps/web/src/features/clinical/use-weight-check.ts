import type { Case } from '@systole/contract/cases/wire-case'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { readNow } from './save-clinical-input.ts'

/** The control that an unanswered weight links to. */
export const WEIGHT_ID = 'clinical-weight'

export type WeightCheck = ReturnType<typeof useWeightCheck>

/** Manages the check of the recorded weight. `isAsked` until it is confirmed or given again, for the pet and for the case. */
export function useWeightCheck(props: {
  consult: Case
  isAsked: boolean
  onReloaded: (consult: Case) => void
}) {
  const { consult, isAsked, onReloaded } = props
  const [wasAsked] = useState(isAsked)
  const [isMissing, setMissing] = useState(false)
  const saving = useAction({
    run: async (grams: number) => {
      const { petId } = consult.pet
      await orThrow(client.pets.updateUserPet({ petId, params: { weight: grams } }))
      return readNow(consult.caseId)
    },
    onDone: (saved) => {
      setMissing(false)
      onReloaded(saved)
    },
  })
  return {
    grams: consult.pet.demographic.weight,
    isShown: wasAsked || isAsked,
    isAsked,
    isMissing,
    busy: saving.isBusy,
    error: saving.error,
    confirm: saving.start,
    /** Marks the unanswered question; returns true if it blocks Next. */
    refuses: (): boolean => {
      setMissing(isAsked)
      return isAsked
    },
  }
}
