import { CaseStatus } from '@systole/domain/cases/case'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Flag, Id, TimeOrEmpty } from '../wire/form-fields.ts'
import { WireCase } from './wire-case.ts'

const usid = { uid: CallerUid, usid: Id }
const Person = z.object({ uid: Id, name: z.string() })

/** Stamps are 14 digits UTC. A claim lasts while visits report activity; see ADR 18. */
export const visitCase = endpoint({
  path: '/api/visit_case',
  summary: 'Tell that a case is on the screen, keep the own claim, and learn who else is there',
  access: 'visitCase',
  effect: 'write',
  rate: 'poll',
  input: z.object({
    ...usid,
    active: Flag.describe('whether somebody works at it: only then the claim lasts longer'),
  }),
  output: z.object({
    status: CaseStatus,
    reader: Person.extend({ since: TimeOrEmpty, until: TimeOrEmpty }).nullable(),
    visitors: z.array(Person).describe('who else has the case on the screen now'),
    draft_version: z.number().int(),
  }),
  errors: ['caseNotFound'],
})

export const takeOverCase = endpoint({
  path: '/api/take_over_case',
  summary: 'Take a case from the cardiologist who has it; -6025 when that is someone else by now',
  access: 'takeOverCase',
  effect: 'write',
  rate: 'write',
  input: z.object({ ...usid, from: Id.describe('uid of who has it') }),
  output: z.object({ session: WireCase }),
  errors: ['caseNotFound', 'wrongStatus', 'versionConflict'],
})

export const assignCase = endpoint({
  path: '/api/assign_case',
  summary:
    'Assign a submitted case to a colleague; -6025 if `from` names somebody who does not have it',
  access: 'assignCase',
  effect: 'write',
  rate: 'write',
  input: z.object({
    ...usid,
    to: Id.describe('uid of the colleague'),
    from: plainText(64).optional().describe('uid of who was seen to have it, empty for nobody'),
    as: z
      .literal('async_second_reviewer')
      .optional()
      .describe('asks this person to review a released ECG report; the case stays as it is'),
  }),
  output: z.object({ session: WireCase }),
  errors: ['caseNotFound', 'wrongStatus', 'versionConflict'],
})
