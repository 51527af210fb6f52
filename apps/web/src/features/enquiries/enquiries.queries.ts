import type { CaseEnquiry } from '@systole/contract/cases/enquiries'
import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const REFRESH_MS = 60_000

/** A question between cardiologist and clinic, with parsed timestamps. */
export type Enquiry = Omit<CaseEnquiry, 'asked' | 'answered'> & {
  askedAt: Date | undefined
  answeredAt: Date | undefined
}

/** Queries the questions about a case, oldest first, and how many its report still includes. */
export const enquiriesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['enquiries', caseId],
    queryFn: async () => {
      const { enquiries, left, until } = await orThrow(client.enquiries.queryEnquiries({ caseId }))
      return { enquiries: enquiries.map(toEnquiry), left, until }
    },
    refetchInterval: REFRESH_MS,
  })

function toEnquiry({ asked, answered, ...enquiry }: CaseEnquiry): Enquiry {
  return { ...enquiry, askedAt: asked, answeredAt: answered ?? undefined }
}

export async function askClinic(input: {
  caseId: string
  kind: Exclude<EnquiryKind, 'afterReport'>
  text: string
  fid?: string
}): Promise<void> {
  await orThrow(client.enquiries.askClinic(input))
  await refreshCaseEverywhere(input.caseId)
}

export async function askAfterReport(input: { caseId: string; text: string }): Promise<void> {
  await orThrow(client.enquiries.askAfterReport(input))
  await refreshCaseEverywhere(input.caseId)
}

export async function answerEnquiry(input: {
  caseId: string
  eid: string
  text: string
}): Promise<void> {
  await orThrow(client.enquiries.answerEnquiry(input))
  await refreshCaseEverywhere(input.caseId)
}

export async function withdrawEnquiry(input: { caseId: string; eid: string }): Promise<void> {
  await orThrow(client.enquiries.withdrawEnquiry(input))
  await refreshCaseEverywhere(input.caseId)
}

/** Refreshes every display of the case, because its clock has changed. */
export async function refreshCaseEverywhere(caseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enquiries', caseId] }),
    queryClient.invalidateQueries({ queryKey: ['reading', 'case', caseId] }),
    queryClient.invalidateQueries({ queryKey: ['case', caseId] }),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
    queryClient.invalidateQueries({ queryKey: ['worklist'] }),
  ])
}
