import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { ReactNode } from 'react'
import type { StageParts } from '../../../ui/layout/stage-frame.ts'
import { PatientBar } from './patient-bar.tsx'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 65px)',
})

const Columns = styled('div')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1240,
  margin: '0 auto',
  padding: '24px 32px 48px',
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '& .stages': { position: 'sticky', top: 16 },
  '& .before': { display: 'grid', gap: 12 },
  '& .before:not(:empty)': { marginBottom: 20 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '14px 16px 32px',
    gap: 16,
    '& .stages': { position: 'static' },
    '& .beside': { display: 'none' },
    '& .after:not(:empty)': { marginTop: 20 },
  },
}))

/** Renders the patient at the top, the stages at the left, the stage at the right, Back and Next at the bottom (CASE-1). */
export function CaseFrame(props: {
  consult: Case
  stages: ReactNode
  /** The name of the stage shown. */
  stage: string
  information: ReactNode
  /** The further actions of the case. */
  menu?: ReactNode
  /** The questions asked, under the stage list on wide screens. */
  beside?: ReactNode
  /** The notices above the stage. */
  before?: ReactNode
  /** The content under the stage. */
  after?: ReactNode
  parts: StageParts
}) {
  const { consult, stages, stage, information, menu, before, after, parts } = props
  const beside = parts.beside ?? props.beside
  return (
    <Root>
      <PatientBar consult={consult} saved={parts.saved} information={information} menu={menu} />
      <Columns>
        <div className="stages">
          {stages}
          {beside && <div className="beside">{beside}</div>}
        </div>
        <div data-stage={stage}>
          <div className="before">{before}</div>
          {parts.content}
          <div className="after">{after}</div>
        </div>
      </Columns>
      {parts.bar}
    </Root>
  )
}
