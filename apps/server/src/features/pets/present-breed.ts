import type { breedsOf } from '@systole/domain/pets/breeds/breeds'

/** Converts a breed of the list to the wire. */
export function presentBreed(breed: ReturnType<typeof breedsOf>[number]) {
  const { id, name, nameZhHk, nameJa, nameKo, aliases, size } = breed
  return {
    bid: id,
    name,
    name_zh: nameZhHk ?? '',
    name_ja: nameJa ?? '',
    name_ko: nameKo ?? '',
    aliases: [...aliases],
    size: size ?? null,
  }
}
