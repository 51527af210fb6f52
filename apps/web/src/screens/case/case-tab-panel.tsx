import type { Case } from '@systole/contract/cases/wire-case'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import { CaseFiles } from '../../features/office/case-files.tsx'
import { CaseLog } from '../../features/office/case-log.tsx'
import { CaseOverview } from '../../features/office/case-overview.tsx'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import type { CaseTab } from './case-tab.ts'
import { MessagesPart } from './messages-part.tsx'
import { MoneyPart } from './money-part.tsx'
import { NewestReport } from './newest-report.tsx'
import { NotesPart } from './notes-part.tsx'

/** Renders one part of a case. */
export function CaseTabPanel(props: {
  consult: Case
  part: CaseTab
  onPart: (part: CaseTab) => void
  onUse: (tool: RowTool) => void
}) {
  const { consult, part, onPart, onUse } = props
  switch (part) {
    case 'overview':
      return <CaseOverview consult={consult} onWholeLog={() => onPart('log')} />
    case 'files':
      return <CaseFiles consult={consult} />
    case 'report':
      return <NewestReport consult={consult} />
    case 'money':
      return <MoneyPart consult={consult} onUse={onUse} />
    case 'messages':
      return <MessagesPart consult={consult} onUse={onUse} />
    case 'notes':
      return <NotesPart consult={consult} />
    case 'log':
      return (
        <Card as="div">
          <CardBody>
            <CaseLog caseId={consult.caseId} caseNumber={consult.id} />
          </CardBody>
        </Card>
      )
  }
}
