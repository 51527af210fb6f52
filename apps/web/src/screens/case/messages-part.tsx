import type { Case } from '@systole/contract/cases/wire-case'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { sentMessagesQuery } from '../../features/messages/messages.queries.ts'
import { SentMessages } from '../../features/messages/sent-messages.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card, CardBody } from '../../ui/layout/card.tsx'

/** Shows the messages to the hospital about a case with the state of each mail, and writes another. */
export function MessagesPart({
  consult,
  onUse,
}: {
  consult: Case
  onUse: (tool: RowTool) => void
}) {
  const { t } = useTranslation('office')
  const query = useQuery(sentMessagesQuery(consult.caseId))
  return (
    <Card as="div">
      <CardBody style={{ display: 'grid', gap: 16 }}>
        <div>
          <Button variant="outlined" onClick={() => onUse('message')}>
            {t('messages.send')}
          </Button>
        </div>
        <QueryFailure query={query} />
        {query.data?.length === 0 && (
          <EmptyState icon={MessageSquare}>{t('messages.none')}</EmptyState>
        )}
        <SentMessages caseId={consult.caseId} />
      </CardBody>
    </Card>
  )
}
