import type { queryBreeds as contract } from '@systole/contract/hospitals/pets'
import { breedsOf } from '@systole/domain/pets/breeds/breeds'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { presentBreed } from './present-breed.ts'

export async function queryBreeds(_context: CallContext, { input }: Call<typeof contract>) {
  return { breeds: breedsOf(input.petSpecies).map(presentBreed) }
}
