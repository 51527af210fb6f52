import { PetSize } from '../pet.ts'

export type Breed = {
  id: string
  name: string
  /** Hong Kong's name, where one is established. */
  nameZhHk?: string
  /** Japan's and Korea's names, where they are known. */
  nameJa?: string
  nameKo?: string
  /** What else it is looked for by: names of Taiwan and the mainland, short forms, abbreviations. */
  aliases: readonly string[]
  /** Of the adult: small to about 15 kg, large to about 45 kg. Null where it varies or means nothing. */
  size: PetSize | null
}

/**
 * Reads a list written as one `name|size|Hong Kong name` a line; the last two may be left out.
 * The id follows from the name, so a name that has been released is never edited.
 * `aliases` has one `name|Japanese|Korean|others` a line, the others separated by commas.
 */
export function breedTable(idPrefix: string, lines: string, aliases = ''): readonly Breed[] {
  const known = aliasTable(aliases)
  return rowsOf(lines).map(([name = '', size = '', nameZhHk]) => ({
    id: `${idPrefix}-${kebab(name)}`,
    name,
    size: size ? PetSize.parse(size) : null,
    ...(nameZhHk && { nameZhHk }),
    ...(known.get(name) ?? { aliases: [] }),
  }))
}

/** By the English name. */
export function aliasTable(
  lines: string,
): ReadonlyMap<string, Pick<Breed, 'nameJa' | 'nameKo' | 'aliases'>> {
  return new Map(
    rowsOf(lines).map(([name = '', nameJa, nameKo, others = '']) => [
      name,
      {
        ...(nameJa && { nameJa }),
        ...(nameKo && { nameKo }),
        aliases: others.split(',').filter((alias) => alias !== ''),
      },
    ]),
  )
}

function rowsOf(lines: string): string[][] {
  const text = lines.trim()
  return text === '' ? [] : text.split('\n').map((line) => line.split('|'))
}

function kebab(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
