import { PetSize } from '../pet.ts'

export type Breed = {
  id: string
  name: string
  /** Hong Kong's name, where one is established. */
  nameZhHk?: string
  /** Of the adult: small to about 15 kg, large to about 45 kg. Null where it varies or means nothing. */
  size: PetSize | null
}

/**
 * Reads a list written as one `name|size|Hong Kong name` a line; the last two may be left out.
 * The id follows from the name, so a name that has been released is never edited.
 */
export function breedTable(idPrefix: string, lines: string): readonly Breed[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', size = '', nameZhHk] = line.split('|')
      const breed = {
        id: `${idPrefix}-${kebab(name)}`,
        name,
        size: size ? PetSize.parse(size) : null,
      }
      return nameZhHk ? { ...breed, nameZhHk } : breed
    })
}

function kebab(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
