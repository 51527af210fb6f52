import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { SETBACKS } from '@systole/domain/operations/counted-event'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { FigureCard, Muted } from './figure-card.tsx'
import { FigureLink } from './figure-link.tsx'
import type { FigureLinks } from './figure-links.ts'
import type { CaseFigures } from './figures.queries.ts'

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: '16px 36px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  margin: 0,
  '& > dd': { margin: 0, textAlign: 'right' },
})
const Latest = styled('ul')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '.9375rem',
    '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 12 },
    '& p': {
      gridColumn: '1 / -1',
      margin: 0,
      color: ink.muted,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& small': { textAlign: 'right', color: ink.muted },
  }
})

/** Shows questions, returns and rejections by kind, and the latest reasons. */
export function SetbacksCard({ figures, links }: { figures: CaseFigures; links: FigureLinks }) {
  const { t } = useTranslation('operations')
  const format = useFormat()
  const now = useNow()
  const { counts, latest } = figures.setbacks
  const found = SETBACKS.filter((kind) => counts[kind] > 0)
  return (
    <FigureCard title={t('setbacks.title')}>
      {found.length === 0 && <Muted>{t('setbacks.empty')}</Muted>}
      <Beside>
        {found.length > 0 && (
          <Counts>
            {found.map((kind) => (
              <SetbackCount key={kind} label={t(`setbacks.${kind}`)}>
                <FigureLink href={links.happened(kind)}>{format.number(counts[kind])}</FigureLink>
              </SetbackCount>
            ))}
          </Counts>
        )}
        {latest.length > 0 && (
          <Latest aria-label={t('setbacks.latest')}>
            {latest.slice(0, 5).map(({ kind, caseId, id, text, time }) => (
              <li key={`${caseId} ${kind} ${time.getTime()}`}>
                <FigureLink href={paths.worklist({ show: 'all', find: id })}>{id}</FigureLink>
                <small>
                  {t(`setbacks.${kind}`)}, {format.timeOrDay(time, now)}
                </small>
                <p title={text}>{text}</p>
              </li>
            ))}
          </Latest>
        )}
      </Beside>
    </FigureCard>
  )
}

function SetbackCount({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
