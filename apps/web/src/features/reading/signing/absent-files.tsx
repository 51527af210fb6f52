import { styled } from '@mui/material/styles'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { PaneTitle } from '../desk/pane.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'

const List = styled('ul')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 10,
    margin: 0,
    padding: '0 6px',
    listStyle: 'none',
    fontSize: '.875rem',
    color: ink.body,
    '& li': { display: 'flex', gap: 8, overflowWrap: 'anywhere' },
    '& li > svg': { marginTop: 2, color: ink.muted },
    '& b': { display: 'block', fontWeight: 600, color: ink.strong },
  }
})

/** Lists files that the questions would have needed, and why the clinic has none. */
export function AbsentFiles({ absent }: { absent: ReadingCase['absent'] }) {
  const { t } = useTranslation(['reading', 'questions'])
  return (
    <div style={{ marginTop: 14 }}>
      <PaneTitle>{t('reading:files.absent')}</PaneTitle>
      <List aria-label={t('reading:files.absent')}>
        {absent.map(({ kind, reason }) => (
          <li key={kind}>
            <Icon of={FileX} size={16} />
            <span>
              <b>{t(`questions:kind.${kind}`)}</b>
              {reason}
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}
