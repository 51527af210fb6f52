import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_ID } from '../../shell/skip-link.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { ExamList } from './exam-list.tsx'
import { PaneHandle } from './pane-handle.tsx'
import { keepPaneWidths, type PaneWidths, readPaneWidths, widened } from './pane-widths.ts'
import { PatientFacts } from './patient-facts.tsx'
import type { ReadingCase } from './reading-case.ts'

const Panes = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--left) 1px minmax(0, 1fr) 1px var(--right)',
  minHeight: 0,
  outline: 'none',
  [theme.breakpoints.down('md')]: { display: 'block' },
}))
const Rail = styled('section')(({ theme }) => ({
  overflow: 'auto',
  padding: '14px 14px 20px',
  backgroundColor: (theme.vars ?? theme).palette.surface.paper,
  '& section + section': { marginTop: 18 },
  [theme.breakpoints.down('md')]: {
    padding: '10px 12px',
    '& summary': { minHeight: 44, lineHeight: '44px', cursor: 'pointer' },
  },
}))

/** Three panes: who and what, the films, the report. Below 900 px they follow each other. */
export function Workspace(props: {
  consult: ReadingCase
  files: ReactNode
  board: ReactNode
  report: ReactNode
}) {
  const { consult, files, board, report } = props
  const { t } = useTranslation('reading')
  const narrow = useNarrow()
  const [widths, setWidths] = useState(readPaneWidths)
  const resize = (pane: keyof PaneWidths) => (by: number) => {
    const next = widened(widths, pane, by)
    setWidths(next)
    keepPaneWidths(next)
  }
  // A custom property is not in React's list of style names.
  const columns = { '--left': `${widths.left}px`, '--right': `${widths.right}px` } as CSSProperties
  return (
    <Panes id={CONTENT_ID} tabIndex={-1} style={columns}>
      <Rail aria-label={t('panes.patient')}>
        {narrow ? (
          <>
            {files}
            <details>
              <summary>
                {t('patient.title')} · {t('exam.title')}
              </summary>
              <PatientFacts pet={consult.pet} />
              <ExamList clinical={consult.clinical} />
            </details>
          </>
        ) : (
          <>
            <PatientFacts pet={consult.pet} />
            <ExamList clinical={consult.clinical} />
            {files}
          </>
        )}
      </Rail>
      <PaneHandle
        label={t('panes.resizeLeft')}
        pane="left"
        widths={widths}
        onResize={resize('left')}
      />
      {board}
      <PaneHandle
        label={t('panes.resizeRight')}
        pane="right"
        widths={widths}
        onResize={resize('right')}
      />
      {report}
    </Panes>
  )
}
