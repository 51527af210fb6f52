import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addPet } from './add-pet.ts'
import { queryBreeds } from './query-breeds.ts'
import { queryUserActivities } from './query-user-activities.ts'
import { queryUserPet } from './query-user-pet.ts'
import { updateUserPet } from './update-user-pet.ts'

export function petRoutes(serve: Serve) {
  serve.call(contract.pets.addPet, addPet)
  serve.call(contract.pets.queryUserPet, queryUserPet)
  serve.call(contract.pets.updateUserPet, updateUserPet)
  serve.call(contract.pets.queryBreeds, queryBreeds)
  serve.call(contract.pets.queryUserActivities, queryUserActivities)
}
