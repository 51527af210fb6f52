import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Card, CardBody } from './card.tsx'

const Row = styled('section')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
    gap: 48,
    padding: '32px 0',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '& > header h2': { fontSize: '1.1875rem' },
    '& > header p': { marginTop: 6, fontSize: '.9375rem', color: ink.muted },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 16,
      padding: '24px 0',
    },
  }
})

/** One subject of a settings page: what it is on the left, what one does about it on the right. */
export function SettingsSection(props: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Row aria-labelledby={id}>
      <header>
        <h2 id={id}>{props.title}</h2>
        <p>{props.lead}</p>
      </header>
      <Card as="div">
        <CardBody>{props.children}</CardBody>
      </Card>
    </Row>
  )
}

/** Fields of a settings form, one under the other, and its button. */
export const SettingsForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 480,
  '& .pair': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 },
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 },
  [theme.breakpoints.down('sm')]: { '& .pair': { gridTemplateColumns: '1fr', gap: 20 } },
}))

/** Things of a settings page, each with its own buttons. */
export const SettingsList = styled('ul')(({ theme }) => {
  const { edge, ink, brand } = (theme.vars ?? theme).palette
  return {
    listStyle: 'none',
    margin: '-8px 0',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 14px',
      padding: '14px 0',
    },
    '& > li + li': { borderTop: `1px solid ${edge.line}` },
    '& > li > svg': { flex: 'none', alignSelf: 'flex-start', color: brand.bright },
    '& .what': { flex: '1 1 220px', minWidth: 0 },
    '& .what b': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 10px',
      color: ink.strong,
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    '& .what p': { fontSize: '.9375rem', color: ink.muted, overflowWrap: 'anywhere' },
    '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  }
})
