import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  gap: '20px 48px',
  padding: 28,
  alignItems: 'start',
  '& > header p': {
    marginTop: 8,
    fontSize: '.9375rem',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 },
}))

export const SettingsSections = styled('div')({ display: 'grid', gap: 20 })

export const Fields = styled('div')({ display: 'grid', gap: 20, minWidth: 0 })

/** The fields, side by side where there is space. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Renders one section of a settings page: its description on the left, its controls on the right. */
export function SettingsSection(props: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Columns>
        <header>
          <Typography variant="h4" component="h2" id={id}>
            {props.title}
          </Typography>
          <p>{props.lead}</p>
        </header>
        <Fields>{props.children}</Fields>
      </Columns>
    </Card>
  )
}

/** The fields of a settings form, below each other, and its button. */
export const SettingsForm = styled('form')({
  display: 'grid',
  gap: 20,
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 },
})

/** The items of a settings page, each with its own buttons. */
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
