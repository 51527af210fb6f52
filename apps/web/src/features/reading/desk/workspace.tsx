import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_ID } from '../../../shell/skip-link.tsx'
import { ModeTag } from '../../../ui/display/mode-tag.tsx'
import { useHospitalName } from '../../../ui/format/use-hospital-name.ts'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import { TabBar } from '../../../ui/layout/tab-bar.tsx'
import { ExamList } from '../history/exam-list.tsx'
import { PatientFacts } from '../history/patient-facts.tsx'
import { DoseLines } from '../report-form/dose-lines.tsx'
import { type Side, widened } from './desk-layout.ts'
import { PaneHandle } from './pane-handle.tsx'
import type { ReadingCase } from './reading-case.ts'
import type { DeskPanes } from './use-desk-layout.ts'

const Panes = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--left) 1px minmax(0, 1fr) 1px var(--right)',
  minHeight: 0,
  outline: 'none',
  [theme.breakpoints.down('md')]: { display: 'block' },
}))
const Rail = styled('section')(({ theme }) => ({
  overflow: 'auto',
  minWidth: 0,
  padding: '14px 14px 20px',
  backgroundColor: (theme.vars ?? theme).palette.surface.paper,
  '& section + section': { marginTop: 18 },
  [theme.breakpoints.down('md')]: { padding: '10px 12px' },
}))
const Places = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  backgroundColor: (theme.vars ?? theme).palette.surface.paper,
  '&& button': { flex: 1, minWidth: 0, padding: '12px 6px' },
}))

const PLACES = ['patient', 'files', 'report'] as const
export type WorkspacePlace = (typeof PLACES)[number]

type Props = {
  consult: ReadingCase
  panes: DeskPanes
  /** The tab shown where there is space for only one. */
  place: WorkspacePlace
  onPlace: (place: WorkspacePlace) => void
  files: ReactNode
  board: ReactNode
  report: ReactNode
}

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  '&[data-folded]': { visibility: 'hidden' },
  [theme.breakpoints.down('md')]: { display: 'block', '&[hidden]': { display: 'none' } },
}))

/**
 * Renders three panes: patient, images, report. Below 900 px they are tabs, and hidden ones stay mounted. The elements are the
 * same in both, so that rotating a tablet keeps dialogs and images.
 */
export function Workspace(props: Props) {
  const { consult, panes, place, onPlace, files, board, report } = props
  const { t } = useTranslation('reading')
  const narrow = useNarrow()
  const id = useId()
  const { isLeftOpen, isRightOpen } = panes.layout
  const part = (name: WorkspacePlace, isOpen: boolean) =>
    narrow
      ? {
          role: 'tabpanel',
          id: `${id}-${name}-panel`,
          'aria-labelledby': `${id}-${name}`,
          hidden: name !== place,
        }
      : !isOpen && { 'data-folded': '' }
  return (
    <Panes id={CONTENT_ID} tabIndex={-1} style={columnsOf(panes.layout)}>
      {narrow && <PlaceTabs id={id} place={place} onPlace={onPlace} />}
      <Part {...part('patient', isLeftOpen)}>
        <Rail aria-label={t(narrow ? 'panes.patientOnly' : 'panes.patient')}>
          {narrow && <CaseLine consult={consult} />}
          <PatientFacts pet={consult.pet} />
          <ExamList clinical={consult.clinical} />
          <DoseLines clinical={consult.clinical} />
          {!narrow && files}
        </Rail>
      </Part>
      {!narrow && <Handle side="left" panes={panes} label={t('panes.resizeLeft')} />}
      <Part {...part('files', true)}>
        {narrow && <Rail aria-label={t('panes.list')}>{files}</Rail>}
        {board}
      </Part>
      {!narrow && <Handle side="right" panes={panes} label={t('panes.resizeRight')} />}
      <Part {...part('report', isRightOpen)}>{report}</Part>
    </Panes>
  )
}

function columnsOf({ left, right, isLeftOpen, isRightOpen }: DeskPanes['layout']) {
  return {
    '--left': isLeftOpen ? `${left}px` : '0px',
    '--right': isRightOpen ? `${right}px` : '0px',
  } as CSSProperties // React's style type has no custom properties
}

function Handle(props: { side: Side; panes: DeskPanes; label: string }) {
  const { side, panes, label } = props
  const { layout, change, toggle } = panes
  const opened = side === 'left' ? { isLeftOpen: true } : { isRightOpen: true }
  return (
    <PaneHandle
      side={side}
      label={label}
      width={layout[side]}
      isOpen={side === 'left' ? layout.isLeftOpen : layout.isRightOpen}
      onResize={(by) => change({ ...widened(layout, side, by), ...opened })}
      onToggle={() => toggle(side)}
    />
  )
}

function PlaceTabs(props: {
  id: string
  place: WorkspacePlace
  onPlace: (place: WorkspacePlace) => void
}) {
  const { id, place, onPlace } = props
  const { t } = useTranslation('reading')
  return (
    <Places>
      <TabBar
        label={t('places.label')}
        value={place}
        onChange={onPlace}
        tabs={PLACES.map((name) => ({
          value: name,
          id: `${id}-${name}`,
          panelId: `${id}-${name}-panel`,
          label: t(`places.${name}`),
        }))}
      />
    </Places>
  )
}

/** Shows the facts that do not fit into the header. */
function CaseLine({ consult }: { consult: ReadingCase }) {
  const hospitalName = useHospitalName()
  return (
    <p style={{ margin: '0 0 14px' }}>
      {consult.caseNumber} · {hospitalName(consult.hospital)}{' '}
      {consult.questions.length > 0 && <ModeTag mode={consult.mode} />}
    </p>
  )
}
