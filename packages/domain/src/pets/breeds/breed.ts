import { PetSize } from '../pet.ts'

export type Breed = {
  id: string
  name: string
  /** The name used in Hong Kong, if one is established. */
  nameZhHk?: string
  /** The Japanese and Korean names, if known. */
  nameJa?: string
  nameKo?: string
  /** Further search terms: names used in Taiwan and mainland China, short forms, abbreviations. */
  aliases: readonly string[]
  /** The size of an adult: small to about 15 kg, large to about 45 kg. `null` if it varies or does not apply. */
  size: PetSize | null
}

/**
 * Parses a list with one `name|size|Hong Kong name` per line; the last two are optional. The id is derived from the name, so a
 * released name must never be edited. `aliases` has one `name|Japanese|Korean|others` per line, the others separated by commas.
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

/** Parses aliases into a map by English name. */
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
