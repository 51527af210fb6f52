import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export const sentMailsQuery = (find: string) =>
  queryOptions({
    queryKey: ['deliveries', 'sent', find],
    queryFn: () => orThrow(client.deliveries.querySentMails(find === '' ? {} : { find })),
    placeholderData: keepPreviousData,
  })

export type SentMail = Awaited<
  ReturnType<NonNullable<ReturnType<typeof sentMailsQuery>['queryFn']>>
>['mails'][number]
