import { plainText } from '@systole/domain/text/plain-text'
import { BELONGING_REASON_MAX } from '@systole/domain/uploads/patients/file-belonging'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json } from '../wire/form-fields.ts'

/** A limit above several hundred images, as a study may have. */
const FILES_MAX = 1000

export const queryFilePatients = endpoint({
  path: '/api/query_file_patients',
  summary: 'The files of a case that name another animal, and why they belong to the case',
  access: 'queryFilePatients',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id, uid: CallerUid }),
  output: z.object({
    files: z.array(
      z.object({
        fid: z.string(),
        fname: z.string(),
        patient: z.string().describe('as the file names it'),
        year: z.number().int().nullable().describe('of the study; null where the file tells none'),
        reason: z.string().describe('why it belongs to the case; empty until somebody says it'),
      }),
    ),
  }),
  errors: ['caseNotFound'],
})

/** Recorded in the case log and in the report's appendix. */
export const confirmFilePatients = endpoint({
  path: '/api/confirm_file_patients',
  summary: 'Say why files that name another animal belong to the case; empty takes it back',
  access: 'confirmFilePatients',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    fids: json(z.array(z.string().max(100)).min(1).max(FILES_MAX)),
    reason: plainText(BELONGING_REASON_MAX).default(''),
  }),
  output: z.object({}),
  errors: ['caseNotFound', 'wrongStatus', 'notHolder', 'releasePending'],
})
