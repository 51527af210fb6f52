import type { queryBreeds as contract } from '@systole/contract/hospitals/pets'
import { breedsOf } from '@systole/domain/pets/breeds/breeds'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'

export async function queryBreeds(_context: CallContext, { input }: Call<typeof contract>) {
  return {
    breeds: breedsOf(input.tpet).map(({ id, name, nameZhHk, nameJa, nameKo, aliases, size }) => ({
      bid: id,
      name,
      name_zh: nameZhHk ?? '',
      name_ja: nameJa ?? '',
      name_ko: nameKo ?? '',
      aliases: [...aliases],
      size: size ?? null,
    })),
  }
}
