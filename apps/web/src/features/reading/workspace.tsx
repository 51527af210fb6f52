import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_ID } from '../../shell/skip-link.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { type Side, widened } from './desk-layout.ts'
import { ExamList } from './exam-list.tsx'
import { PaneHandle } from './pane-handle.tsx'
import { PatientFacts } from './patient-facts.tsx'
import type { ReadingCase } from './reading-case.ts'
import type { DeskPanes } from './use-desk-layout.ts'

const Panes = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--left) 1px minmax(0, 1fr) 1px var(--right)',
  minHeight: 0,
  outline: 'none',
  '& > [data-folded]': { visibility: 'hidden' },
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

export const PLACES = ['patient', 'files', 'report'] as const
export type Place = (typeof PLACES)[number]

type Props = {
  consult: ReadingCase
  panes: DeskPanes
  /** The one that is seen where there is room for one. */
  place: Place
  onPlace: (place: Place) => void
  files: ReactNode
  board: ReactNode
  report: ReactNode
}

/** Three panes: who and what, the films, the report. Below 900 px a tab each; what is not seen goes on. */
export function Workspace(props: Props) {
  return useNarrow() ? <OneAtATime {...props} /> : <SideBySide {...props} />
}

function SideBySide({ consult, panes, files, board, report }: Props) {
  const { t } = useTranslation('reading')
  const { layout, change, toggle } = panes
  const { isLeftOpen, isRightOpen } = layout
  const handle = (side: Side, isOpen: boolean) => ({
    side,
    isOpen,
    width: layout[side],
    onResize: (by: number) => {
      const opened = side === 'left' ? { isLeftOpen: true } : { isRightOpen: true }
      change({ ...widened(layout, side, by), ...opened })
    },
    onToggle: () => toggle(side),
  })
  const columns = {
    '--left': isLeftOpen ? `${layout.left}px` : '0px',
    '--right': isRightOpen ? `${layout.right}px` : '0px',
  } as CSSProperties // a custom property is not in React's list of style names
  return (
    <Panes id={CONTENT_ID} tabIndex={-1} style={columns}>
      <Rail aria-label={t('panes.patient')} {...(!isLeftOpen && { 'data-folded': '' })}>
        <PatientFacts pet={consult.pet} />
        <ExamList clinical={consult.clinical} />
        {files}
      </Rail>
      <PaneHandle label={t('panes.resizeLeft')} {...handle('left', isLeftOpen)} />
      {board}
      <PaneHandle label={t('panes.resizeRight')} {...handle('right', isRightOpen)} />
      <Folding isOpen={isRightOpen}>{report}</Folding>
    </Panes>
  )
}

const Fold = styled('div')({ display: 'grid', minWidth: 0, minHeight: 0, overflow: 'hidden' })

function Folding({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return <Fold {...(!isOpen && { 'data-folded': '' })}>{children}</Fold>
}

function OneAtATime({ consult, place, onPlace, files, board, report }: Props) {
  const { t } = useTranslation('reading')
  const id = useId()
  const parts: Record<Place, ReactNode> = {
    patient: (
      <Rail aria-label={t('panes.patientOnly')}>
        <PatientFacts pet={consult.pet} />
        <ExamList clinical={consult.clinical} />
      </Rail>
    ),
    files: (
      <>
        <Rail aria-label={t('panes.list')}>{files}</Rail>
        {board}
      </>
    ),
    report,
  }
  return (
    <Panes id={CONTENT_ID} tabIndex={-1}>
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
      {PLACES.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== place}
        >
          {parts[name]}
        </div>
      ))}
    </Panes>
  )
}
