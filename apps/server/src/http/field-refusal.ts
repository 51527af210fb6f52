import { decodeName, encodeFields, encodePath } from '@systole/contract/wire/codec'
import { errors } from '@systole/i18n/texts/en_us/errors'
import { AppError } from './app-error.ts'

const WORDS: Partial<Record<string, string>> = errors.fields

/** Creates -103 for one field, given by the names of the domain or the wire, with its name for users and on the wire. ERR-4. */
export function fieldRefusal(
  field: string,
  fault = 'is missing or malformed',
  { cause, ...more }: { reason?: string; fields?: Reasons; cause?: unknown } = {},
): AppError {
  return new AppError('invalidParameter', {
    message: `${fieldWords(field)} ${fault}.`,
    data: { field: encodePath(field), ...more },
    cause,
  })
}

type Reasons = Record<string, unknown>

/** Refuses a form for every wrong field. */
export function refuseFields(names: readonly (readonly [name: string, reason: unknown])[]): void {
  const wrong = names.filter(([, reason]) => reason)
  const [first] = wrong
  if (first)
    throw fieldRefusal(first[0], undefined, {
      fields: encodeFields(Object.fromEntries(wrong)) as Reasons,
    })
}

/** Formats a field as `Hospital (vname)`; only the wire's name for fields without words. `beside` has the fields sent with it. */
export function fieldWords(field: string, beside: object = {}): string {
  const names = field.split('.').filter((part) => !/^\d+$/.test(part))
  const words = WORDS[decodeName(names.at(-1) ?? '', beside)]
  return words ? `${words} (${encodePath(field)})` : encodePath(field)
}
