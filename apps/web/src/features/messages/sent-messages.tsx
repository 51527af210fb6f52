import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../ui/display/dot-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { sentMessagesQuery } from './messages.queries.ts'

export const MessageList = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    paddingLeft: 12,
    borderLeft: `3px solid ${(theme.vars ?? theme).palette.edge.line}`,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: '2px 0', whiteSpace: 'pre-wrap' },
  '& small': { color: (theme.vars ?? theme).palette.ink.muted, fontSize: '.875rem' },
}))

/** Lists sent messages with their senders and the state of each mail. */
export function SentMessages({ caseId }: { caseId: string }) {
  const { t } = useTranslation(['messages', 'deliveries'])
  const format = useFormat()
  const title = useId()
  const { data: messages = [] } = useQuery(sentMessagesQuery(caseId))
  if (messages.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title} style={{ margin: 0, fontSize: '1rem' }}>
        {t('hospital.before')}
      </h3>
      <MessageList>
        {messages.map(({ message_id: id, sent_by: by, at, text, mails }) => (
          <li key={id}>
            <small>
              <DotList>
                {by}
                {at && format.dateTime(at)}
              </DotList>
            </small>
            <p>{text}</p>
            {mails.map(({ email, state }) => (
              <small key={email} style={{ display: 'block' }}>
                {email}: {t(`deliveries:states.${state}`)}
              </small>
            ))}
          </li>
        ))}
      </MessageList>
    </section>
  )
}
