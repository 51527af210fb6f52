import type { PreviewKind } from '@systole/domain/previews/preview'
import { MINUTE } from '@systole/domain/time/durations'
import type { Language } from '@systole/i18n/languages'
import type { CallContext } from '../../../app-context.ts'
import { signTicket } from '../../../http/access/ticket.ts'
import type { Actor } from '../../../http/actor.ts'

/** The validity of an address; a list is refetched long before its addresses expire. */
const VALID_FOR = 5 * MINUTE

/** Returns a short-lived address of the file for this session only. trust 1.4 (7). */
export function fileUrl(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  fileId: string,
): string {
  const expiresAt = new Date(clock.now().getTime() + VALID_FOR)
  const ticket = signTicket(secret, { purpose: 'file', object: fileId, sessionHash, expiresAt })
  return `/files/${fileId}?t=${ticket}`
}

/** Returns a short-lived address of all files of a case as one ZIP, for this session only. */
export function archiveUrl(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  { caseId, language }: { caseId: string; language: Language },
): string {
  const expiresAt = new Date(clock.now().getTime() + VALID_FOR)
  const ticket = signTicket(secret, { purpose: 'archive', object: caseId, sessionHash, expiresAt })
  return `/archives/${caseId}?lang=${language}&t=${ticket}`
}

/**
 * Returns an address of a preview that does not change for some minutes, so that a reloaded list reuses the cached picture. It is
 * valid for five to ten minutes.
 */
export function previewUrl(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  { fileId, kind }: { fileId: string; kind: PreviewKind },
): string {
  const begun = Math.floor(clock.now().getTime() / VALID_FOR)
  const expiresAt = new Date((begun + 2) * VALID_FOR)
  const object = previewObject(fileId, kind)
  const ticket = signTicket(secret, { purpose: 'preview', object, sessionHash, expiresAt })
  return `/previews/${object}?t=${ticket}`
}

/** Returns the object of a preview's ticket. */
export function previewObject(fileId: string, kind: string): string {
  return `${fileId}/${kind}`
}
