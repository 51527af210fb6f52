import { decodeName } from '@systole/contract/wire/codec'

export type NamedField = { name: string; characters: readonly string[] }

/** Returns the field named by a refusal, by the domain's name of its last part, and the characters it must not contain. */
export function namedField(data: unknown): NamedField | undefined {
  if (typeof data !== 'object' || data === null || !('field' in data)) return undefined
  if (typeof data.field !== 'string') return undefined
  const name = data.field.split('.').findLast((part) => !/^\d+$/.test(part))
  const found = 'characters' in data && Array.isArray(data.characters) ? data.characters : []
  const characters = found.filter((character) => typeof character === 'string')
  return name ? { name: decodeName(name), characters } : undefined
}
