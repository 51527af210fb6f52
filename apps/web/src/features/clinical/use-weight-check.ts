import type { WireCase } from '@systole/contract/cases/wire-case'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { readNow } from './save-clinical-input.ts'

/** The control that an unanswered weight links to. */
export const WEIGHT_ID = 'clinical-weight'

export type WeightCheck = ReturnType<typeof useWeightCheck>

/** Manages the check of the recorded weight. `isAsked` until it is confirmed or given again, for the pet and for the case. */
export function useWeightCheck(props: {
  consult: WireCase
  isAsked: boolean
  onReloaded: (consult: WireCase) => void
}) {
  const { consult, isAsked, onReloaded } = props
  const [wasAsked] = useState(isAsked)
  const [isMissing, setMissing] = useState(false)
  const saving = useMutation({
    mutationFn: async (grams: number) => {
      const { pid } = consult.pet
      await orThrow(client.pets.updateUserPet({ pid, params: { weight: grams } }))
      return readNow(consult.usid)
    },
    onSuccess: (saved) => {
      setMissing(false)
      onReloaded(saved)
    },
  })
  return {
    grams: consult.pet.demographic.weight,
    isShown: wasAsked || isAsked,
    isAsked,
    isMissing,
    busy: saving.isPending,
    error: saving.error,
    confirm: useEventCallback((grams: number) => {
      if (!saving.isPending) saving.mutate(grams)
    }),
    /** Marks the unanswered question; returns true if it blocks Next. */
    refuses: (): boolean => {
      setMissing(isAsked)
      return isAsked
    },
  }
}
