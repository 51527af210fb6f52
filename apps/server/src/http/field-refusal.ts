import { decodeName } from '@systole/contract/wire/codec'
import { errors } from '@systole/i18n/texts/en_us/errors'
import { AppError } from './app-error.ts'

const WORDS: Partial<Record<string, string>> = errors.fields

/** Creates -103 for one field, with its name for users and on the wire. ERR-4. */
export function fieldRefusal(
  field: string,
  fault = 'is missing or malformed',
  { cause, ...more }: { reason?: string; fields?: Reasons; cause?: unknown } = {},
): AppError {
  return new AppError('invalidParameter', {
    message: `${fieldWords(field)} ${fault}.`,
    data: { field, ...more },
    cause,
  })
}

type Reasons = Record<string, unknown>

/** Refuses a form for every wrong field, by the wire's names. */
export function refuseFields(names: readonly (readonly [name: string, reason: unknown])[]): void {
  const wrong = names.filter(([, reason]) => reason)
  const [first] = wrong
  if (first) throw fieldRefusal(first[0], undefined, { fields: Object.fromEntries(wrong) })
}

/** Formats `Pet name (pname)`, `Pet (params.pid)`; only the wire's name for fields without another. */
export function fieldWords(field: string): string {
  const names = field.split('.').filter((part) => !/^\d+$/.test(part))
  const words = WORDS[decodeName(names.at(-1) ?? '')]
  return words ? `${words} (${field})` : field
}
