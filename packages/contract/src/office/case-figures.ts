import { UserType } from '@systole/domain/accounts/user-type'
import { SETBACKS } from '@systole/domain/operations/counted-event'
import { PERIOD_DAYS } from '@systole/domain/operations/period'
import { z } from 'zod'
import { WireService } from '../accounts/permissions.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, Time, TimeOrEmpty } from '../wire/form-fields.ts'

const Count = z.number().int()
const Minutes = z.number().nullable().describe('null: no case')

/** The cases that came in and went out in the period. */
const Flow = z.object({
  came_in: Count,
  finished: Count,
  kept: Count,
  rejected: Count,
})
/** The cases in hand now, by the time left. */
const InHand = z.object({
  in_hand: Count,
  timeout: Count,
  under5: Count,
  '5to10': Count,
  '10to30': Count,
  '30to90': Count,
  over90: Count,
  paused: Count.describe('of all of them; the clinic is asked'),
})

export const queryCaseFigures = endpoint({
  path: '/api/query_case_figures',
  summary: 'The figures of the operations page about cases: promises, queue, people, turnaround',
  access: 'queryCaseFigures',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      z.object({
        from: Time.describe('the first midnight of the period in the zone of the caller'),
        days: z.literal(PERIOD_DAYS),
        service: WireService.optional(),
      }),
    ),
  }),
  output: z.object({
    at: Time,
    total: Flow.extend(InHand.shape),
    services: z.array(
      z.object({
        service: WireService,
        promise_minutes: Count,
        ...Flow.shape,
        ...InHand.shape,
        median_minutes: Minutes,
        ninetieth_minutes: Minutes.describe('nine of ten cases took less'),
        turnaround: z.object({
          step_minutes: Count,
          counts: z
            .array(Count)
            .describe('cases by bars of these minutes; the last one has all above'),
        }),
      }),
    ),
    bars: z
      .array(
        z.object({
          start: Time,
          services: z.array(z.object({ service: WireService, came_in: Count, finished: Count })),
          in_hand: Count.nullable().describe('at the end of the bar, or now; null: still to come'),
        }),
      )
      .describe('the hours of one day, or the days of a longer period'),
    forecast: z
      .array(z.object({ start: Time, came_in: z.number(), in_hand: z.number(), late: z.number() }))
      .describe('the hours left of the day; empty without three days of use'),
    trend: z
      .array(z.object({ start: Time, finished: Count, kept: Count }))
      .describe('by days, at least seven'),
    people: z.array(
      z.object({
        uid: Id,
        name: z.string(),
        user_type: UserType,
        in_hand: Count,
        late: Count,
        soon: Count.describe('due within half an hour'),
        done: Count.describe('finished in the period with a part of this person'),
        next_due: TimeOrEmpty,
        seen: TimeOrEmpty,
      }),
    ),
    setbacks: z.object({
      counts: z.record(z.enum(SETBACKS), Count),
      latest: z.array(
        z.object({
          kind: z.enum(SETBACKS),
          usid: Id,
          id: z.string(),
          text: z.string(),
          time: Time,
        }),
      ),
    }),
  }),
  errors: ['queryError'],
})

/** The tasks of the office beside cases. */
const ATTENTION = [
  'failedJobs',
  'lateJobs',
  'damagedFiles',
  'undeliveredMails',
  'payments',
  'applications',
  'repeats',
  'erasures',
] as const

export const queryOfficeFigures = endpoint({
  path: '/api/query_office_figures',
  summary: 'The figures of the operations page about jobs, mails, payments and money',
  access: 'queryOfficeFigures',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      z.object({ from: Time.describe('the midnight of the day in the zone of the caller') }),
    ),
  }),
  output: z.object({
    attention: z.array(z.object({ kind: z.enum(ATTENTION), count: Count, since: TimeOrEmpty })),
    money: z.array(
      z.object({
        book: z.enum(['live', 'test']).describe('test: of the sandbox provider'),
        currency: z.string(),
        payments: Count,
        received_minor: Count,
        refunds: Count,
        refunded_minor: Count,
      }),
    ),
    credits: z.object({ deducted: Count, returned: Count }),
  }),
  errors: ['queryError'],
})
