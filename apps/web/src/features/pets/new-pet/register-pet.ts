import type { NewPetForm } from '@systole/domain/pets/new-pet'
import type { ServiceId } from '@systole/domain/services/service-id'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'
import { wireFieldsOf } from '../fields/wire-pet-fields.ts'

/** Registers the pet of a valid form and returns its id (NEW-8). */
export async function registerPet(form: NewPetForm, uid: string): Promise<string> {
  const { size, ...fields } = wireFieldsOf(form)
  const { petId } = await orThrow(
    client.pets.addPet({ ...fields, uid, petSpecies: fields.species, ...(size && { size }) }),
  )
  void queryClient.invalidateQueries({ queryKey: ['records'] })
  return petId
}

/** Opens a case of the service for the pet and returns its id (NEW-10). */
export async function openCase(
  petId: string,
  { uid, service }: { uid: string; service: ServiceId },
): Promise<string> {
  const { caseId } = await orThrow(
    client.cases.createSession({ type: 'etest', serviceId: service, uid, petId }),
  )
  void queryClient.invalidateQueries({ queryKey: ['records'] })
  return caseId
}
