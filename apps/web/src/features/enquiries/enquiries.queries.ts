import type { WireEnquiry } from '@systole/contract/cases/enquiries'
import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { fromStamp } from '@systole/domain/time/stamp'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const REFRESH_MS = 60_000

/** A question between cardiologist and clinic, with parsed timestamps. */
export type Enquiry = Omit<WireEnquiry, 'asked' | 'answered'> & {
  askedAt: Date | undefined
  answeredAt: Date | undefined
}

/** Queries the questions about a case, oldest first, and how many its report still includes. */
export const enquiriesQuery = (usid: string) =>
  queryOptions({
    queryKey: ['enquiries', usid],
    queryFn: async () => {
      const { enquiries, left, until } = await orThrow(client.enquiries.queryEnquiries({ usid }))
      return { enquiries: enquiries.map(toEnquiry), left, until: fromStamp(until) }
    },
    refetchInterval: REFRESH_MS,
  })

function toEnquiry({ asked, answered, ...enquiry }: WireEnquiry): Enquiry {
  return { ...enquiry, askedAt: fromStamp(asked), answeredAt: fromStamp(answered) }
}

export async function askClinic(input: {
  usid: string
  kind: Exclude<EnquiryKind, 'afterReport'>
  text: string
  fid?: string
}): Promise<void> {
  await orThrow(client.enquiries.askClinic(input))
  await refreshCaseEverywhere(input.usid)
}

export async function askAfterReport(input: { usid: string; text: string }): Promise<void> {
  await orThrow(client.enquiries.askAfterReport(input))
  await refreshCaseEverywhere(input.usid)
}

export async function answerEnquiry(input: {
  usid: string
  eid: string
  text: string
}): Promise<void> {
  await orThrow(client.enquiries.answerEnquiry(input))
  await refreshCaseEverywhere(input.usid)
}

export async function withdrawEnquiry(input: { usid: string; eid: string }): Promise<void> {
  await orThrow(client.enquiries.withdrawEnquiry(input))
  await refreshCaseEverywhere(input.usid)
}

/** Refreshes every display of the case, because its clock has changed. */
export async function refreshCaseEverywhere(usid: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enquiries', usid] }),
    queryClient.invalidateQueries({ queryKey: ['reading', 'case', usid] }),
    queryClient.invalidateQueries({ queryKey: ['case', usid] }),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
    queryClient.invalidateQueries({ queryKey: ['worklist'] }),
  ])
}
