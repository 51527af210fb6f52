import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json } from '../wire/form-fields.ts'
import { WireCase } from './wire-case.ts'

/** Not in the specification: keeps an unpaid case that is due for deletion. */
export const keepSession = endpoint({
  path: '/api/keep_session',
  summary: 'Keep an unpaid case for another 30 days',
  access: 'keepSession',
  effect: 'write',
  rate: 'write',
  input: z.object({ usid: Id }),
  output: z.object({ session: WireCase }),
  errors: ['caseNotFound', 'wrongStatus'],
})

const CaseIds = json(z.array(Id).min(1).max(500))

/**
 * Not in the specification: deletes one or more unpaid cases with their files. The reply lists cases that could not be deleted;
 * if none is found, it is -6002.
 */
export const deleteSessions = endpoint({
  path: '/api/delete_sessions',
  summary: 'Delete unpaid cases',
  access: 'deleteSessions',
  effect: 'write',
  rate: 'write',
  input: z.object({ usids: CaseIds }),
  output: z.object({
    deleted: z.array(Id),
    refused: z.array(
      z.object({
        usid: Id,
        id: z.string().describe('the number of the case'),
        pet: z.string(),
        reason: z.enum(['sent', 'paying']).describe('paying: a payment is open, or with the bank'),
      }),
    ),
    undo_ms: z.number().int().describe('how long restore_sessions brings them back'),
  }),
  errors: ['caseNotFound'],
})

/** Not in the specification: undoes a deletion within the grace period. */
export const restoreSessions = endpoint({
  path: '/api/restore_sessions',
  summary: 'Bring back cases deleted a moment ago',
  access: 'restoreSessions',
  effect: 'write',
  rate: 'write',
  input: z.object({ usids: CaseIds }),
  output: z.object({ restored: z.array(Id) }),
  errors: ['caseNotFound'],
})
