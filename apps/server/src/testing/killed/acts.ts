import { z } from 'zod'

const Call = z.object({ path: z.string(), form: z.record(z.string(), z.string()) })
const News = z.object({ raw: z.string(), headers: z.record(z.string(), z.string()) })
const Job = z.object({
  job: z.enum(['settle', 'sendRefund', 'issueInvoice', 'issueCreditNote']),
  id: z.string(),
})

/** What a portal is told to do before it is killed: a call of a browser, news of the provider, a job. */
export const Act = z.union([Call, News, Job])
export type Act = z.infer<typeof Act>

/** `place`: which effect is prevented by the kill, from 1; one more than there are kills after the last, and 0 kills never. */
export const Orders = z.object({ place: z.number().int().min(0), act: Act })
export type Orders = z.infer<typeof Orders>
