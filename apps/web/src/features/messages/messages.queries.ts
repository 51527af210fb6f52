import type { WireStaffMessage } from '@systole/contract/office/messages'
import type { MessageParameters, MessageTemplate } from '@systole/domain/messages/message'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

export type StaffMessage = Omit<WireStaffMessage, 'sent'> & { at: Date | undefined }
export type MessageDraft = { ibmsid: MessageTemplate; parameters: MessageParameters }

export const templatesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['messages', caseId, 'templates'],
    queryFn: () => orThrow(client.messages.queryIbms({ caseId })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const sentMessagesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['messages', caseId, 'sent'],
    queryFn: async (): Promise<StaffMessage[]> => {
      const { messages } = await orThrow(client.messages.queryPushMessage({ caseId }))
      return messages.map(({ sent, ...message }) => ({ ...message, at: sent }))
    },
  })

/** Queries the message as it would be sent. */
export const messagePreviewQuery = (caseId: string, draft: MessageDraft) =>
  queryOptions({
    queryKey: ['messages', caseId, 'preview', draft],
    queryFn: async () =>
      (await orThrow(client.messages.queryPushMessage({ caseId, ...draft }))).preview,
    placeholderData: keepPreviousData,
    retry: false,
  })

export async function sendMessage(caseId: string, draft: MessageDraft): Promise<void> {
  await orThrow(client.messages.sendIbms({ caseId, ...draft }))
  await refresh(caseId)
}

/** Queries the colleagues' notes about a case, newest first. */
export const internalQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['messages', caseId, 'internal'],
    queryFn: async () => {
      const { events } = await orThrow(client.cases.queryEventLog({ caseId }))
      return events
        .filter(({ action }) => action === 'internal.sent')
        .map(({ actor, note, time }, place) => ({
          ...{ key: `${place}`, by: actor, text: note, at: time },
        }))
        .toReversed()
    },
  })

/** Queries the possible recipients: cardiologists and reviewers. */
export const colleaguesQuery = queryOptions({
  queryKey: ['messages', 'colleagues'],
  queryFn: async () => (await orThrow(client.hospitals.queryAllReviewers({}))).reviewers,
})

export async function sendInternal(message: {
  caseId: string
  to: string[]
  text: string
}): Promise<void> {
  await orThrow(client.messages.sendInternal(message))
  await refresh(message.caseId)
}

async function refresh(caseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['messages', caseId] }),
    queryClient.invalidateQueries({ queryKey: ['case', caseId] }),
  ])
}
