import type { EnglishTexts } from '@systole/i18n/texts-of'
import { i18n } from '../i18n/i18n.ts'
import { RefusedError } from './query.ts'
import { NetworkError } from './send.ts'

type KnownCode = keyof EnglishTexts['errors']

/** What happened and what to do, in the reader's language; the server's own words for a code we do not know. */
export function describeError(error: unknown): string {
  if (error instanceof NetworkError) return i18n.t('errors:network')
  if (error instanceof RefusedError) return describeCode(error.code) ?? error.message
  return i18n.t('errors:unknown')
}

export function describeCode(code: number): string | undefined {
  const key = String(code)
  return isKnown(key) ? i18n.t(`errors:${key}`) : undefined
}

function isKnown(key: string): key is KnownCode {
  return i18n.exists(`errors:${key}`)
}
