import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { FigureLink } from './figure-link.tsx'
import type { FigureLinks } from './figure-links.ts'
import type { CaseFigures, ServiceFigures } from './figures.queries.ts'
import { SparkLine } from './spark-line.tsx'

const Strip = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  gap: '16px 0',
  padding: '14px 0',
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
const Figure = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    minWidth: 0,
    padding: '2px 18px',
    // a figure may be longer than its column where text is spaced
    overflowWrap: 'anywhere',
    borderLeft: `1px solid ${edge.line}`,
    marginLeft: -1,
    '& > h2': { margin: 0, fontSize: '.875rem', fontWeight: 500, color: ink.muted },
    '& > p': { margin: 0, fontSize: '.875rem', color: ink.muted },
    '& a': { whiteSpace: 'normal' },
    [theme.breakpoints.down('sm')]: { padding: '2px 14px' },
  }
})
const Large = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: 38,
  fontSize: '1.625rem',
  fontWeight: 600,
  letterSpacing: '-.01em',
  color: (theme.vars ?? theme).palette.ink.strong,
  '& svg': { flex: '0 1 auto', minWidth: 0 },
  [theme.breakpoints.down('sm')]: { fontSize: '1.375rem' },
}))

/** Shows the figures that are looked at first: promises, overtime with its forecast, the queue and the turnaround. */
export function FigureStrip({ figures, links }: { figures: CaseFigures; links: FigureLinks }) {
  const { t } = useTranslation('operations')
  const format = useFormat()
  const { total, services, trend } = figures
  const soon = total.under5 + total['5to10'] + total['10to30']
  const course = trend.filter(({ finished }) => finished > 0)
  return (
    <Strip aria-label={t('figures.label')}>
      <Tile
        title={t('figures.kept')}
        large={
          total.finished === 0 ? (
            '–'
          ) : (
            <FigureLink href={links.happened('kept')}>
              {percent(total.kept, total.finished, format)}
            </FigureLink>
          )
        }
        beside={<SparkLine values={course.map(({ kept, finished }) => kept / finished)} />}
      >
        {total.finished === 0
          ? t('figures.none')
          : t('figures.keptOf', {
              kept: format.number(total.kept),
              finished: format.number(total.finished),
            })}
        {total.finished > total.kept && (
          <>
            {' · '}
            <FigureLink href={links.happened('missed')} isBad>
              {t('figures.missed', { count: total.finished - total.kept })}
            </FigureLink>
          </>
        )}
      </Tile>
      <Tile
        title={t('figures.overtime')}
        large={
          <FigureLink href={links.inHand({ band: 'timeout' })} isBad={total.timeout > 0}>
            {format.number(total.timeout)}
          </FigureLink>
        }
      >
        {t('figures.soon', { count: soon })}
        <Forecast figures={figures} />
      </Tile>
      <Tile
        title={t('figures.inHand')}
        large={<FigureLink href={links.inHand()}>{format.number(total.in_hand)}</FigureLink>}
      >
        <FigureLink href={links.happened('cameIn')}>
          {t('figures.cameIn', { count: total.came_in })}
        </FigureLink>
        {', '}
        <FigureLink href={links.happened('finished')}>
          {t('figures.finished', { count: total.finished })}
        </FigureLink>
      </Tile>
      {services.map((service) => (
        <TurnaroundTile key={service.service} figures={service} links={links} />
      ))}
    </Strip>
  )
}

function Tile(props: { title: string; large: ReactNode; beside?: ReactNode; children: ReactNode }) {
  return (
    <Figure>
      <h2>{props.title}</h2>
      <Large>
        {props.large}
        {props.beside}
      </Large>
      <p>{props.children}</p>
    </Figure>
  )
}

function Forecast({ figures: { forecast } }: { figures: CaseFigures }) {
  const { t } = useTranslation('operations')
  if (forecast.length === 0) return null
  const late = Math.round(forecast.reduce((sum, hour) => sum + hour.late, 0))
  return (
    <>
      <br />
      {late === 0 ? t('figures.forecastNone') : t('figures.forecast', { count: late })}
    </>
  )
}

function TurnaroundTile({ figures, links }: { figures: ServiceFigures; links: FigureLinks }) {
  const { t } = useTranslation(['operations', 'common'])
  const format = useFormat()
  const { service, median_minutes: median, ninetieth_minutes: ninetieth } = figures
  const name = t(`common:services.${service}`)
  return (
    <Tile
      title={t('operations:figures.turnaround', { service: name })}
      large={
        median === null ? (
          '–'
        ) : (
          <FigureLink href={links.happened('finished', { service })}>
            {format.duration(Math.round(median))}
          </FigureLink>
        )
      }
    >
      {ninetieth === null
        ? t('operations:figures.noneFinished')
        : t('operations:figures.ninetieth', { time: format.duration(Math.round(ninetieth)) })}
    </Tile>
  )
}

/** Formats a share as `97.7 %`; only a whole is 100 %. */
export function percent(
  part: number,
  whole: number,
  format: { fixed: (value: number, decimals: number) => string },
): string {
  const share = (100 * part) / whole
  const shown = part < whole ? Math.min(share, 99.9) : share
  return `${format.fixed(shown, part === whole ? 0 : 1)}\u00a0%`
}
