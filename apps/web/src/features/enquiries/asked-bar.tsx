import { styled } from '@mui/material/styles'
import { MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/display/icon.tsx'

const Bar = styled('section')(({ theme }) => {
  const { edge, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '10px 32px',
    maxHeight: '44vh',
    overflow: 'auto',
    padding: '12px 16px 14px',
    borderLeft: `4px solid ${tone.warn.solid}`,
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    '& > h2': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      margin: 0,
      fontFamily: 'inherit',
      fontSize: '.9375rem',
      fontWeight: 650,
      color: tone.warn.text,
    },
    '& article': { padding: 0, border: 0, alignContent: 'start' },
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', maxHeight: 'none' },
  }
})

/** Renders above the desk the clinic's question and the cardiologist's actions. */
export function AskedBar(props: { title: string; question: ReactNode; children: ReactNode }) {
  const { title, question, children } = props
  const id = useId()
  return (
    <Bar aria-labelledby={id}>
      <h2 id={id}>
        <Icon of={MessageCircleQuestion} /> {title}
      </h2>
      {question}
      <div>{children}</div>
    </Bar>
  )
}
