import type { Case } from '@systole/contract/cases/wire-case'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { ColleagueNoteDialog } from '../../features/messages/colleague-note-dialog.tsx'
import { internalQuery } from '../../features/messages/messages.queries.ts'
import { MessageList } from '../../features/messages/sent-messages.tsx'
import { CaseNotes } from '../../features/office/case-notes.tsx'
import { notedCase } from '../../features/office/noted-case.ts'
import { refreshOfficeCase } from '../../features/office/office.queries.ts'
import { useCan } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DotList } from '../../ui/display/dot-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'

/** Shows the notes of a case by whom they are for, and what colleagues wrote to each other about it. */
export function NotesPart({ consult }: { consult: Case }) {
  const can = useCan()
  const { caseId } = consult
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Card as="div">
        <CardBody>
          <CaseNotes consult={notedCase(consult)} onSaved={() => refreshOfficeCase(caseId)} />
        </CardBody>
      </Card>
      {can('queryEventLog') && <Colleagues caseId={caseId} />}
    </div>
  )
}

function Colleagues({ caseId }: { caseId: string }) {
  const { t } = useTranslation('office')
  const format = useFormat()
  const [isWriting, setWriting] = useState(false)
  const query = useQuery(internalQuery(caseId))
  const { data: written } = query
  return (
    <TitledCard title={t('notes.internal')}>
      <QueryFailure query={query} />
      {written?.length === 0 && <p style={{ margin: 0 }}>{t('notes.noInternal')}</p>}
      <MessageList>
        {written?.map(({ key, by, at, text }) => (
          <li key={key}>
            <small>
              <DotList>
                {by}
                {at && format.dateTime(at)}
              </DotList>
            </small>
            <p>{text}</p>
          </li>
        ))}
      </MessageList>
      <div>
        <Button variant="outlined" onClick={() => setWriting(true)}>
          {t('notes.write')}
        </Button>
      </div>
      {isWriting && <ColleagueNoteDialog open caseId={caseId} onClose={() => setWriting(false)} />}
    </TitledCard>
  )
}
