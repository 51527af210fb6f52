import { z } from 'zod'
import { WireService } from '../accounts/permissions.ts'
import { endpoint } from '../wire/endpoint.ts'
import { json, ShortText, Time } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

const Terms = z.object({
  is_offered: z.boolean().describe('whether new cases can be opened'),
  promise_minutes: z.number().describe('from submission to release'),
})

export const WireServiceTerms = Terms.extend({
  subtype: WireService,
  stated_minutes: z.number().int().describe('what pages and terms state: the longest promise'),
  changes: z
    .array(z.object({ time: Time, by: z.string(), reason: z.string(), from: Terms, to: Terms }))
    .describe('newest first'),
})
export type WireServiceTerms = z.infer<typeof WireServiceTerms>
export type ServiceTerms = Decoded<WireServiceTerms>

/** Not in the specification. */
export const queryServiceTerms = endpoint({
  path: '/api/query_service_terms',
  summary: 'Every service: whether it is offered, its promise, and who changed them',
  access: 'changeServices',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ services: z.array(WireServiceTerms) }),
  errors: [],
})

/** Not in the specification. Cases that are submitted keep their deadline. -103 carries `reason` beside the field. */
export const setServiceTerms = endpoint({
  path: '/api/set_service_terms',
  summary: 'Offer or withdraw a service, and set the promise of cases submitted from now on',
  access: 'changeServices',
  effect: 'write',
  rate: 'write',
  input: z.object({
    subtype: WireService,
    params: json(Terms.extend({ reason: ShortText.min(1) })),
    seen: json(Terms).describe('the terms as they were read'),
  }),
  output: z.object({ service: WireServiceTerms }),
  errors: ['versionConflict'],
})
