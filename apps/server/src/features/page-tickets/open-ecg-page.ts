import type { openEcgPage as contract } from '@systole/contract/ecg/pages'
import type { PatchRevision } from '@systole/contract/ecg/patches'
import { reachOf } from '@systole/domain/access/access'
import { ECG_PAGE_LASTS } from '@systole/domain/access/page-ticket'
import type { CallContext } from '../../app-context.ts'
import { findCaller } from '../../http/access/find-caller.ts'
import { hashToken, readCookie } from '../../http/access/session-token.ts'
import { type Actor, scopeOf } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { PublicCall } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { listPatches } from '../ecg-patches/patch-store.ts'
import { presentPatch } from '../ecg-patches/present-patch.ts'
import { isOfFile, presentRecordings, seesPatchesOf } from '../ecg-recordings/present-recordings.ts'
import { recordingUrl } from '../ecg-recordings/recording-url.ts'
import { frameOrigins } from './frame-origins.ts'
import { findTicket, keepTicket, type PageTicketRow } from './ticket-store.ts'

type OpenCall = PublicCall<typeof contract>

/**
 * Returns what an ECG page shows to the tab that opened its ticket, and keeps the ticket for it. A ticket opens one file of one case; a
 * copied address opens nothing, because it lacks the key of the tab, or the cookie of the session. SPEC E20.
 */
export async function openEcgPage(context: CallContext, call: OpenCall) {
  const { input } = call
  const { ticket, actor } = await requireTicket(context, call)
  const reach = reachOf('queryEcgRecordings', actor.userType)
  if (!reach || ticket.caseId === null || ticket.caseId !== input.caseId)
    throw new AppError('caseNotFound')
  const scope = scopeOf(actor, reach, 'queryEcgRecordings')
  const consult = await requireCase(context.db, ticket.caseId, scope)
  const recordings = await presentRecordings(context, actor, consult)
  const recording = recordings.find(({ rid }) => rid === ticket.recordingId)
  if (!recording || (input.fileName !== undefined && !isOfFile(recording, input.fileName)))
    throw new AppError('caseNotFound')
  const chain = seesPatchesOf(actor, consult) ? await listPatches(context.db, recording.rid) : []
  const revisions = shown(
    chain.map((row) => presentPatch(context, actor, row)),
    input,
  )
  const shownPatch = revisions.at(-1)
  const automatic = { recordingId: recording.rid, part: 'beats' } as const
  return {
    expires_in_ms: ECG_PAGE_LASTS,
    recording,
    patch: shownPatch ?? null,
    beats_url:
      shownPatch?.beats.url ??
      (recording.analysis ? recordingUrl(context, actor, automatic) : null),
    revisions,
    frame_origins: frameOrigins(context, actor.sessionKind),
  }
}

/** Returns the revision that was asked for and those before it: the newest by default, none where the automatic beats are shown. */
function shown(
  chain: readonly PatchRevision[],
  { no_patch: noPatch = false, patch_revision: asked }: OpenCall['input'],
): PatchRevision[] {
  if (noPatch) return []
  if (asked === undefined) return [...chain]
  const place = chain.findIndex(({ patch_revision }) => patch_revision === asked)
  if (place === -1) throw new AppError('caseNotFound')
  return chain.slice(0, place + 1)
}

async function requireTicket(
  { database, lookups, clock }: CallContext,
  { input, request }: OpenCall,
): Promise<{ ticket: PageTicketRow; actor: Actor }> {
  const now = clock.now()
  const ticket = await findTicket(database, hashToken(input.ticket), now)
  if (ticket?.page !== input.view) throw new AppError('caseNotFound')
  const actor = await findCaller(lookups, ticket.sessionHash, { now, polls: true })
  const cookie = readCookie(request)
  const isOther = cookie !== undefined && !hashToken(cookie).equals(ticket.sessionHash)
  const lacksCookie = actor?.sessionKind === 'browser' && cookie === undefined
  if (!actor || isOther || lacksCookie) throw new AppError('caseNotFound')
  const expiresAt = new Date(now.getTime() + ECG_PAGE_LASTS)
  const openerHash = hashToken(input.opener)
  if (!(await keepTicket(database, ticket, { openerHash, expiresAt })))
    throw new AppError('caseNotFound')
  return { ticket, actor }
}
