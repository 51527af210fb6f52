import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notice.tsx'

const Paper = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    padding: 16,
    backgroundColor: palette.surface.paper,
    color: palette.ink.body,
    fontFamily: '"Atkinson Hyperlegible Mono", ui-monospace, Menlo, monospace',
    fontSize: '.875rem',
    '& ul': { listStyle: 'none', paddingLeft: 18 },
    '& summary': { cursor: 'pointer', minHeight: 24 },
    '& b': { fontWeight: 600, color: palette.ink.strong },
    '& li': { minHeight: 24, overflowWrap: 'anywhere' },
  }
})
const SHOWN_AT_ONCE = 100

/** JSON for reading: branches open and close, long lists come in parts. */
export function JsonTree(props: { value: unknown; name: string; note?: string }) {
  const { value, name, note } = props
  return (
    <Paper tabIndex={0} role="region" aria-label={name}>
      {note && <Notice tone="warn">{note}</Notice>}
      <Branch value={value} label={name} open />
    </Paper>
  )
}

function Branch(props: { value: unknown; label: string; open?: boolean }) {
  const { value, label, open = false } = props
  const [opened, setOpened] = useState(open)
  const entries = entriesOf(value)
  if (!entries) return <Leaf label={label} value={value} />
  return (
    <details open={open} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <b>{label}</b> {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}
      </summary>
      {opened && <Entries entries={entries} />}
    </details>
  )
}

function Entries({ entries }: { entries: readonly [string, unknown][] }) {
  const { t } = useTranslation('common')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <ul>
      {entries.slice(0, shown).map(([key, child]) => (
        <li key={key}>
          <Branch value={child} label={key} />
        </li>
      ))}
      {entries.length > shown && (
        <li>
          <button type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {t('showMore')}
          </button>
        </li>
      )}
    </ul>
  )
}

function Leaf({ label, value }: { label: string; value: unknown }) {
  return (
    <span>
      <b>{label}</b>: {JSON.stringify(value)}
    </span>
  )
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  return typeof value === 'object' && value !== null ? Object.entries(value) : undefined
}
