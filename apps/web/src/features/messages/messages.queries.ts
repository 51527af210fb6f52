import type { WireStaffMessage } from '@systole/contract/office/messages'
import type { MessageParameters, MessageTemplate } from '@systole/domain/messages/message'
import { fromStamp } from '@systole/domain/time/stamp'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

export type StaffMessage = Omit<WireStaffMessage, 'sent'> & { at: Date | undefined }
export type MessageDraft = { ibmsid: MessageTemplate; parameters: MessageParameters }

export const templatesQuery = (usid: string) =>
  queryOptions({
    queryKey: ['messages', usid, 'templates'],
    queryFn: () => orThrow(client.messages.queryIbms({ usid })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const sentMessagesQuery = (usid: string) =>
  queryOptions({
    queryKey: ['messages', usid, 'sent'],
    queryFn: async (): Promise<StaffMessage[]> => {
      const { messages } = await orThrow(client.messages.queryPushMessage({ usid }))
      return messages.map(({ sent, ...message }) => ({ ...message, at: fromStamp(sent) }))
    },
  })

/** Queries the message as it would be sent. */
export const messagePreviewQuery = (usid: string, draft: MessageDraft) =>
  queryOptions({
    queryKey: ['messages', usid, 'preview', draft],
    queryFn: async () =>
      (await orThrow(client.messages.queryPushMessage({ usid, ...draft }))).preview,
    placeholderData: keepPreviousData,
    retry: false,
  })

export async function sendMessage(usid: string, draft: MessageDraft): Promise<void> {
  await orThrow(client.messages.sendIbms({ usid, ...draft }))
  await refresh(usid)
}

/** Queries the colleagues' notes about a case, newest first. */
export const internalQuery = (usid: string) =>
  queryOptions({
    queryKey: ['messages', usid, 'internal'],
    queryFn: async () => {
      const { events } = await orThrow(client.cases.queryEventLog({ usid }))
      return events
        .filter(({ action }) => action === 'internal.sent')
        .map(({ actor, note, time }, place) => ({
          ...{ key: `${place}`, by: actor, text: note, at: fromStamp(time) },
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
  usid: string
  to: string[]
  text: string
}): Promise<void> {
  await orThrow(client.messages.sendInternal(message))
  await refresh(message.usid)
}

async function refresh(usid: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['messages', usid] }),
    queryClient.invalidateQueries({ queryKey: ['case', usid] }),
  ])
}
