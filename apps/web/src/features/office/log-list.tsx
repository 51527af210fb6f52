import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../ui/display/dot-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { WordedLine } from './use-log-words.ts'

const List = styled('ol')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '180px minmax(0, 1fr)',
      gap: '2px 16px',
      padding: '10px 0',
      borderTop: `1px solid ${edge.line}`,
    },
    '& time': { color: ink.muted, fontSize: '.875rem', paddingTop: 2 },
    '& b': { fontWeight: 600, color: ink.strong },
    '& small': { display: 'block', fontSize: '.875rem', color: ink.muted },
    '& p': { margin: '2px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    [theme.breakpoints.down('md')]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }
})

/** Lists lines of the log: when, what, by whom, what changed, and the note. */
export function LogList({ lines }: { lines: readonly WordedLine[] }) {
  const { t } = useTranslation('office')
  const format = useFormat()
  if (lines.length === 0) return null
  return (
    <List aria-label={t('log.title')}>
      {lines.map(({ key, line, words }) => (
        <li key={key}>
          <time dateTime={line.time.toISOString()}>{format.dateTime(line.time)}</time>
          <div>
            <b>{words.action}</b>
            <small>
              <DotList>
                {words.by}
                {words.role}
                {words.from && words.to
                  ? t('log.step', { from: words.from, to: words.to })
                  : words.to}
              </DotList>
            </small>
            {words.note && <p>{words.note}</p>}
          </div>
        </li>
      ))}
    </List>
  )
}
