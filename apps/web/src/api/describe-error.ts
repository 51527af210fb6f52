import type { EnglishTexts } from '@systole/i18n/text-parts'
import { i18n } from '../i18n/i18n.ts'
import { codeError } from '../ui/feedback/toast-store.ts'
import { namedField } from './named-field.ts'
import { RefusedError } from './query.ts'
import { NetworkError, StrangerAnswered } from './send.ts'

type Known = Extract<keyof EnglishTexts['errors'], `-${number}`>

/**
 * Returns what happened and what to do, in the reader's language; an unknown code is shown by its number with the server's
 * message. ERR-1, ERR-3.
 */
export function describeError(error: unknown): string {
  if (error instanceof StrangerAnswered) return i18n.t('errors:stranger')
  if (error instanceof NetworkError) return i18n.t('errors:network')
  if (error instanceof RefusedError) return describeRefusal(error)
  return i18n.t('errors:unknown')
}

export function describeCode(code: number): string | undefined {
  const key = String(code)
  return isKnown(key) ? i18n.t(`errors:${key}`) : undefined
}

function describeRefusal(error: RefusedError): string {
  if (error.retryAfter !== undefined && error.refusal === 'unknown') return i18n.t('errors:busy')
  return describeField(error) ?? describeCode(error.code) ?? describeUnknown(error)
}

/** Describes -103 and -134 by the field's own name, with the characters that are not allowed. */
function describeField({ refusal, data }: RefusedError): string | undefined {
  const named = namedField(data)
  if (!named) return undefined
  const { name, characters } = named
  const field = fieldName(name)
  if (refusal === 'invalidCharacter' && characters.length > 0)
    return i18n.t('errors:characters', {
      field: field ?? i18n.t('errors:thisField'),
      characters: characters.join(', '),
    })
  return refusal === 'invalidParameter' && field ? i18n.t('errors:field', { field }) : undefined
}

function describeUnknown({ code, message, reference }: RefusedError): string {
  const words = message || i18n.t('errors:unknownCode')
  const where = reference ? ` ${i18n.t('errors:reference', { reference })}` : ''
  return `${codeError(code)}. ${words}${where}`
}

function fieldName(name: string): string | undefined {
  const key: string = `errors:fields.${name}`
  return i18n.exists(key) ? i18n.t(key as 'errors:fields.name') : undefined // its existence was checked
}

function isKnown(key: string): key is Known {
  return /^-\d+$/.test(key) && i18n.exists(`errors:${key}`)
}
