import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ServiceTerms } from '@systole/contract/office/service-terms'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { Terms } from './services.queries.ts'

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '.9375rem',
  '& li': { padding: '6px 0', borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}` },
  '& li small': {
    display: 'block',
    color: (theme.vars ?? theme).palette.ink.muted,
    overflowWrap: 'anywhere',
  },
}))

/** Lists the changes of a service's terms with authors and reasons, newest first. */
export function ServiceChanges({ changes }: Pick<ServiceTerms, 'changes'>) {
  const { t } = useTranslation('directory')
  const format = useFormat()
  const textOf = ({ is_offered, promise_minutes }: Terms) =>
    `${t(is_offered ? 'services.offered' : 'services.withdrawn')}, ${format.duration(promise_minutes)}`
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('services.history')}
      </Typography>
      {changes.length === 0 && <p style={{ margin: 0 }}>{t('services.noHistory')}</p>}
      <Lines>
        {changes.map(({ time, by, reason, from, to }) => (
          <li key={time.toISOString()}>
            {textOf(from)} → {textOf(to)}
            <small>{t('services.by', { date: format.dateTime(time), name: by, reason })}</small>
          </li>
        ))}
      </Lines>
    </section>
  )
}
