import { ERASURE_OBSTACLES, ERASURE_STATES } from '@systole/domain/hospital-data/erasure'
import { EXPORT_STATES } from '@systole/domain/hospital-data/hospital-export'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'

const Reason = plainText(1000)

/** An export of a hospital's data. Stamps are 14 digits UTC, empty if there is none. */
export const WireHospitalExport = z.object({
  export_id: Id,
  state: z.enum(EXPORT_STATES),
  reason: z.string(),
  asked_by: z.string(),
  asked: Time,
  written_bytes: z.number().int(),
  total_bytes: z.number().int(),
  size: z.number().int().describe('of the ZIP, in bytes; 0 until it is ready'),
  missing: z.number().int().describe('files that the storage did not have'),
  finished: TimeOrEmpty,
  expires: TimeOrEmpty.describe('when the file is removed'),
})
export type WireHospitalExport = z.infer<typeof WireHospitalExport>

export const WireErasure = z.object({
  erasure_id: Id,
  hospital_id: Id,
  hospital: z.string(),
  state: z.enum(ERASURE_STATES),
  reason: z.string(),
  asked_by: z.string(),
  asked: Time,
  mine: z.boolean().describe('the caller asked for it, and so cannot approve it'),
  decided_by: z.string(),
  decided: TimeOrEmpty,
  answer: z.string().describe('why it was declined'),
  erased: z.number().int().describe('rows so far'),
  finished: TimeOrEmpty,
})
export type WireErasure = z.infer<typeof WireErasure>

export const WireObstacle = z.object({
  kind: z.enum(ERASURE_OBSTACLES),
  name: z.string().describe('a case number, or an id'),
  usid: z.string().describe('the case, where it is about one'),
})
export type WireObstacle = z.infer<typeof WireObstacle>

/** The records of a hospital that the law or the terms keep after its erasure, and when the last of them ends. */
export const WireKept = z.object({
  kind: z.enum(['originals', 'reports', 'invoices', 'payments']),
  count: z.number().int(),
  until: TimeOrEmpty.describe('empty: without an end, and without names'),
})
export type WireKept = z.infer<typeof WireKept>

export const queryHospitalData = endpoint({
  path: '/api/query_hospital_data',
  summary: 'Exports and erasures of a hospital, the obstacles and what would be kept',
  access: 'queryHospitalData',
  effect: 'read',
  rate: 'read',
  input: z.object({ hospital_id: Id }),
  output: z.object({
    hospital_id: Id,
    name: z.string(),
    erased: TimeOrEmpty,
    accounts: z.number().int(),
    pets: z.number().int(),
    cases: z.number().int(),
    file_bytes: z.number().int(),
    exports: z.array(WireHospitalExport).describe('the newest first'),
    erasures: z.array(WireErasure).describe('the newest first'),
    obstacles: z.array(WireObstacle),
    kept: z.array(WireKept),
  }),
  errors: ['hospitalNotFound'],
})

export const queryHospitalErasures = endpoint({
  path: '/api/query_hospital_erasures',
  summary: 'Erasures that wait for a second admin or are under way, and the newest others',
  access: 'queryHospitalData',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ erasures: z.array(WireErasure) }),
  errors: [],
})

export const askHospitalExport = endpoint({
  path: '/api/ask_hospital_export',
  summary: 'Have all data of a hospital written to a ZIP; the caller gets a mail when it is ready',
  access: 'exportHospitalData',
  effect: 'write',
  rate: 'write',
  input: z.object({ hospital_id: Id, reason: Reason.describe('needed') }),
  output: z.object({ export_id: Id }),
  errors: ['hospitalNotFound', 'exportUnderWay', 'erasureAsked', 'reasonRequired'],
})

export const openHospitalExport = endpoint({
  path: '/api/open_hospital_export',
  summary: 'A link to a finished export, for this session and some minutes',
  access: 'exportHospitalData',
  effect: 'write',
  rate: 'write',
  input: z.object({ export_id: Id }),
  output: z.object({ url: z.string() }),
  errors: ['exportNotFound'],
})

export const askHospitalErasure = endpoint({
  path: '/api/ask_hospital_erasure',
  summary: 'Ask for the erasure of a hospital; a second admin approves it',
  access: 'eraseHospitalData',
  effect: 'write',
  rate: 'write',
  input: z.object({
    hospital_id: Id,
    name: ShortText.describe('the name of the hospital, typed again'),
    reason: Reason.describe('needed; stays in the audit log'),
  }),
  output: z.object({ erasure_id: Id }),
  errors: ['hospitalNotFound', 'erasureBlocked', 'erasureAsked', 'reasonRequired'],
})

export const decideHospitalErasure = endpoint({
  path: '/api/decide_hospital_erasure',
  summary: 'Approve an erasure that somebody else asked for, or decline it with a reason',
  access: 'eraseHospitalData',
  effect: 'write',
  rate: 'write',
  input: z.object({
    erasure_id: Id,
    decision: z.enum(['approve', 'decline']),
    reason: Reason.optional().describe('needed to decline'),
  }),
  output: z.object({ erasure: WireErasure }),
  errors: ['erasureNotFound', 'erasureDecided', 'sameEraser', 'erasureBlocked', 'reasonRequired'],
})
