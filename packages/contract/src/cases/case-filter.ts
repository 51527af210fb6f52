import { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import { FILTER_BANDS } from '@systole/domain/cases/deadline'
import { ServiceType } from '@systole/domain/cases/service'
import { Language } from '@systole/domain/hospitals/hospital'
import { CountedEvent } from '@systole/domain/operations/counted-event'
import { FileQuality } from '@systole/domain/uploads/file-quality'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { json, ShortText, Time } from '../wire/form-fields.ts'

const Minutes = z.number().min(0).max(1e7)
const TimeFilter = z.enum(FILTER_BANDS)

/** The filter of a list of cases; an absent field limits nothing. STAFF-1. */
export const CaseFilter = z.object({
  session_types: z.array(ShortText).max(20).optional(),
  test_types: z.array(ShortText).max(20).optional().describe('kinds of files of the case'),
  mode: ConsultMode.optional().describe('ours'),
  start_time: Time.optional(),
  end_time: Time.optional(),
  usid: ShortText.optional(),
  status: z
    .union([CaseStatus, z.array(CaseStatus).min(1).max(CaseStatus.options.length)])
    .optional(),
  released: z
    .boolean()
    .optional()
    .describe('ours: whether a report was released, whatever the status is now'),
  note: ShortText.optional(),
  email: ShortText.optional(),
  pid: ShortText.optional(),
  pname: ShortText.optional(),
  hospital: ShortText.optional(),
  reviewer: ShortText.optional(),
  case_id: ShortText.optional(),
  service_type: ServiceType.optional(),
  result: FileQuality.optional(),
  remaining: TimeFilter.optional(),
  claim: z.enum(['mine', 'free', 'others']).optional().describe('ours: who has the case'),
  read_before: z
    .boolean()
    .optional()
    .describe('ours: whether the caller signed an earlier report of the pet'),
  async_review: z.literal('due').optional().describe('ours: one that waits for the caller'),
  happened: z
    .object({ is: CountedEvent, from: Time, to: Time })
    .optional()
    .describe('ours: what happened to the case in a time; for staff, as the three below'),
  took: z
    .object({ from: Minutes, to: Minutes.optional() })
    .optional()
    .describe('ours: minutes from the promise to its end'),
  holder: ShortText.optional().describe('ours: the uid of who has the case'),
  worker: ShortText.optional().describe('ours: the uid of somebody who had a part in it'),
  language: Language.optional().describe('ours: of the report'),
  enquiry: z.boolean().optional().describe('ours: whether one waits for its answer'),
  find: ShortText.optional().describe(
    'ours: in pet, hospital, number, or the e-mail address of the sender',
  ),
})

const LISTS_MAX = 20

/** Counts what `queryAllSessions` would list, for the queues and time bands of the case list. */
export const countSessions = endpoint({
  path: '/api/query_session_counts',
  summary: 'How many cases there are in each of several lists',
  access: 'queryAllSessions',
  effect: 'read',
  rate: 'read',
  input: z.object({ lists: json(z.array(CaseFilter).min(1).max(LISTS_MAX)) }),
  output: z.object({
    totals: z
      .array(z.object({ total: z.number().int(), total_capped: z.boolean() }))
      .describe('in the order of the lists; each up to 1,000'),
  }),
  errors: ['queryError'],
})
