import { uploadOwnerOf } from '@systole/contract/files/upload-fields'
import { type Reach, reachOf } from '@systole/domain/access/access'
import { takesFiles } from '@systole/domain/cases/case-status'
import { takesRecordings } from '@systole/domain/ecg-recordings/takes-recordings'
import { SECOND } from '@systole/domain/time/durations'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { findCaller } from '../../../http/access/find-caller.ts'
import { mustEnrol } from '../../../http/access/must-enrol.ts'
import { credentialOf, hashToken, readCookie } from '../../../http/access/session-token.ts'
import { verifyTicket } from '../../../http/access/ticket.ts'
import { type Actor, scopeOf } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { TooManyRequests } from '../../../http/errors/too-many-requests.ts'
import { createRateLimiter } from '../../../http/limits/rate-limits.ts'
import { requireCase } from '../../cases/require-case.ts'
import { requirePlan } from '../../credits/plans/require-plan.ts'
import { ttlCache } from '../ttl-cache.ts'
import { type ChunkFields, isEcgImport } from './chunk-fields.ts'

/** The cache time for session and case, after which a logout takes effect at the latest. */
const BELIEVED_FOR = 2 * SECOND

/** The sender of chunks, and the case. */
export type UploadCaller = {
  actor: Actor
  caseId: string
  hospitalId: string
  takesRecordings: boolean
}

export type FindUploadCaller = (
  request: FastifyRequest,
  fields: ChunkFields,
) => Promise<UploadCaller>

/** Checks session, access, account, case and its status, in the order of wire.md; throws the refusal. */
export function createUploadCallers(context: AppContext): FindUploadCaller {
  const take = createRateLimiter()
  const actors = cacheBriefly<Actor | undefined>(context)
  const cases = cacheBriefly<UploadCaller>(context)

  return async (request, fields) => {
    const sessionHash = sessionOf(context, request, fields)
    if (!sessionHash) throw new AppError('invalidSession')
    const session = sessionHash.toString('base64url')
    const actor = await actors.getOrLoad(session, () =>
      findCaller(context.lookups, sessionHash, { now: context.clock.now(), polls: false }),
    )
    if (!actor) throw new AppError('invalidSession')
    if (await mustEnrol(context, actor)) throw new AppError('secondFactorMissing')
    const seconds = take('upload', actor.accountId, Date.now())
    if (seconds > 0) throw new TooManyRequests(seconds)
    const { caseId, reach } = requireUpload(actor, fields)
    requirePlan(actor)
    return cases.getOrLoad(`${session} ${caseId} ${isEcgImport(fields)}`, () =>
      findOpenCase(context, { actor, reach, caseId }),
    )
  }
}

/** Returns the case of an upload, of a vet or of staff who import, and the reach of the caller; refuses other callers. */
function requireUpload(actor: Actor, fields: ChunkFields): { caseId: string; reach: Reach } {
  const reach = reachOf(isEcgImport(fields) ? 'importEcgFile' : 'uploadChunk', actor.userType)
  const { caseId, accountId } = uploadOwnerOf(fields)
  if (!reach || (accountId !== '' && accountId !== actor.accountId))
    throw new AppError('accessDenied')
  return { caseId, reach }
}

function cacheBriefly<T>(context: AppContext) {
  return ttlCache<T>(BELIEVED_FOR, () => context.clock.now().getTime())
}

async function findOpenCase(
  { database }: AppContext,
  { actor, reach, caseId }: { actor: Actor; reach: Reach; caseId: string },
): Promise<UploadCaller> {
  const consult = await requireCase(database, caseId, scopeOf(actor, reach))
  if (!takesFiles(consult.status, consult.service)) throw new AppError('wrongStatus')
  const { hospitalId } = consult
  return { actor, caseId: consult.caseId, hospitalId, takesRecordings: takesRecordings(consult) }
}

/** Returns the hash of the session named by the cookie, the `sid` field or a ticket in its place. */
function sessionOf(
  { secret, clock }: AppContext,
  request: FastifyRequest,
  fields: ChunkFields,
): Buffer | undefined {
  const { sid = '' } = fields
  if (!sid.includes('.')) {
    const credential = credentialOf(request, sid)
    return credential && hashToken(credential.token)
  }
  const { caseId } = uploadOwnerOf(fields)
  const expected = { purpose: 'upload', object: caseId, now: clock.now() } as const
  const ticket = verifyTicket(secret, sid, expected)
  const cookie = readCookie(request)
  if (!ticket || (cookie && !hashToken(cookie).equals(ticket.sessionHash))) return undefined
  return ticket.sessionHash
}
