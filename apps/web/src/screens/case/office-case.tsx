import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { UserType } from '@systole/domain/accounts/user-type'
import { deskOf } from '@systole/domain/ecg-cases/desk-of'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshOfficeCase } from '../../features/office/office.queries.ts'
import { RowTools } from '../../features/worklist/row-tools.tsx'
import {
  toolsOf,
  toWorklistItem,
  type WorklistItem,
} from '../../features/worklist/worklist-item.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import { deskAddress } from '../../shell/desk-address.ts'
import { lastWorklist } from '../../shell/last-worklist.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { TabBar } from '../../ui/layout/tab-bar.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { RowDialogs, type ToolInUse } from '../worklist/row-dialogs.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseLead } from './case-lead.tsx'
import type { CaseTab } from './case-tab.ts'
import { CaseTabPanel } from './case-tab-panel.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 24,
  marginTop: 20,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
/** A shadow at an edge shows that more tabs follow; the cover at the end of the row scrolls over it. */
const Tabs = styled('div')(({ theme }) => {
  const { background, edge } = (theme.vars ?? theme).palette
  const to = (side: 'left' | 'right', colour: string) =>
    `linear-gradient(to ${side}, ${colour} 30%, transparent)`
  return {
    overflowX: 'auto',
    overflowY: 'hidden',
    background: [
      `${to('right', background.default)} left / 40px 100% no-repeat local`,
      `${to('left', background.default)} right / 40px 100% no-repeat local`,
      `${to('right', edge.line)} left / 12px 100% no-repeat scroll`,
      `${to('left', edge.line)} right / 12px 100% no-repeat scroll`,
    ].join(', '),
  }
})

/** Renders a case: its state and the way to its desk, its parts as tabs, and patient and hospital beside them. */
export function OfficeCase(props: { consult: Case; tab: CaseTab; onTab: (tab: CaseTab) => void }) {
  const { consult, tab, onTab } = props
  const { t } = useTranslation('office')
  const { uid, user_type: userType } = useSession()
  const id = useId()
  const item = toWorklistItem(consult, uid)
  const tabs = useTabs(toolsOf(item, userType))
  const [inUse, setInUse] = useState<ToolInUse>()
  const use = (tool: RowTool, on: WorklistItem) => setInUse({ tool, item: on })
  const shown = tabs.includes(tab) ? tab : 'overview'
  return (
    <>
      <TextLink href={lastWorklist()}>
        <Icon of={ArrowLeft} size={16} /> {t('back')}
      </TextLink>
      <PageHeader
        title={consult.pet.name}
        lead={<CaseLead item={item} />}
        action={
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
            <RowTools item={item} onUse={use} without={['case', 'log', 'note']} />
            <ButtonLink variant="contained" href={deskAddress(item, userType)}>
              {t(`open.${wayIn(item, userType)}`)}
            </ButtonLink>
          </div>
        }
      />
      <Tabs>
        <TabBar
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({
            value,
            id: `${id}${value}`,
            panelId: `${id}panel`,
            label: t(`tabs.${value}`),
          }))}
          value={shown}
          onChange={onTab}
        />
      </Tabs>
      <Columns>
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown}`}>
          <CaseTabPanel
            consult={consult}
            part={shown}
            onPart={onTab}
            onUse={(tool) => use(tool, item)}
          />
        </div>
        <CaseFacts consult={consult} onUse={(tool) => use(tool, item)} />
      </Columns>
      <RowDialogs
        inUse={inUse}
        onClose={() => {
          setInUse(undefined)
          void refreshOfficeCase(consult.caseId)
        }}
      />
    </>
  )
}

/** Returns the name of the page that opens the case: an account that does not work on an ECG views its recording. */
function wayIn(item: WorklistItem, userType: UserType): ReturnType<typeof deskOf> | 'recording' {
  const desk = deskOf(item, userType)
  return desk === 'reading' && isEcgService(item.service) ? 'recording' : desk
}

/** Returns the parts that the account may read, by the access table; messages where it may write one. */
function useTabs(tools: readonly RowTool[]): CaseTab[] {
  const can = useCan()
  const parts: Record<CaseTab, boolean> = {
    overview: true,
    files: can('queryUploadedData'),
    report: can('queryRevisionHistory'),
    money: can('querySessionCredits'),
    messages: tools.includes('message'),
    notes: can('sendInternal'),
    log: can('queryEventLog'),
  }
  return (Object.keys(parts) as CaseTab[]).filter((part) => parts[part]) // the keys above
}
