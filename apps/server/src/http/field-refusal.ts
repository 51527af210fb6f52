import { errors } from '@systole/i18n/texts/en_us/errors'
import { AppError } from './app-error.ts'

const WORDS: Partial<Record<string, string>> = errors.fields

/** -103 for one field, named in the user's words and as the wire calls it. ERR-4. */
export function fieldRefusal(field: string, fault = 'is missing or malformed'): AppError {
  return new AppError('invalidParameter', {
    message: `${fieldWords(field)} ${fault}.`,
    data: { field },
  })
}

/** `Pet name (pname)`, `Pet (params.pid)`; the wire's name alone where people have no word for it. */
export function fieldWords(field: string): string {
  const names = field.split('.').filter((part) => !/^\d+$/.test(part))
  const words = WORDS[names.at(-1) ?? '']
  return words ? `${words} (${field})` : field
}
