import { styled } from '@mui/material/styles'
import type { WireCase } from '@systole/contract/wire-case'
import type { ReactNode } from 'react'
import type { StageParts } from '../../ui/stage-frame.ts'
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

/** The patient on top, the stages at the left, the stage at the right, Back and Next at the foot (CASE-1). */
export function CaseFrame(props: {
  consult: WireCase
  stages: ReactNode
  /** Which stage is shown. */
  stage: string
  information: ReactNode
  /** What else can be done with the case. */
  menu?: ReactNode
  /** Under the stage list, on wide screens: the questions asked. */
  beside?: ReactNode
  /** Above the stage: what this case is. */
  before?: ReactNode
  /** Under the stage. */
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
