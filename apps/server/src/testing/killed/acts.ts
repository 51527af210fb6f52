import { z } from 'zod'

const Call = z.object({ path: z.string(), form: z.record(z.string(), z.string()) })
const SentEvent = z.object({ raw: z.string(), headers: z.record(z.string(), z.string()) })
const Job = z.object({
  job: z.enum(['settle', 'sendRefund', 'issueInvoice', 'issueCreditNote']),
  id: z.string(),
})

/** The action of a portal before it is killed: a browser call, a provider event, or a job. */
export const Act = z.union([Call, SentEvent, Job])
export type Act = z.infer<typeof Act>

/**
 * The instructions. `place`: the effect prevented by the kill, from 1; above the number of effects it kills after the last, and 0
 * never kills.
 */
export const Orders = z.object({ place: z.number().int().min(0), act: Act })
export type Orders = z.infer<typeof Orders>
