import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { FigureCard, Muted } from './figure-card.tsx'
import { FigureLink } from './figure-link.tsx'
import type { FigureLinks } from './figure-links.ts'
import { percent } from './figure-strip.tsx'
import type { CaseFigures, FigurePeriod, ServiceFigures } from './figures.queries.ts'
import { QueueChart } from './queue-chart.tsx'
import { useServiceColours } from './service-colour.ts'

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: '0 0 0 auto',
  padding: 0,
  listStyle: 'none',
  fontSize: '.8125rem',
  color: (theme.vars ?? theme).palette.ink.body,
  '& > li': { display: 'flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { marginLeft: 0 },
}))
const Mark = styled('i')(({ theme }) => ({
  width: 12,
  height: 12,
  borderRadius: 2,
  '&[data-line]': {
    height: 2.5,
    backgroundColor: (theme.vars ?? theme).palette.ink.strong,
  },
  '&[data-expected]': { border: `1.3px dashed ${(theme.vars ?? theme).palette.edge.control}` },
}))
const Service = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
})

/** Shows the queue by hour or day, and the services with their figures. */
export function QueueCard(props: {
  figures: CaseFigures
  shown: FigurePeriod
  links: FigureLinks
}) {
  const { figures, shown, links } = props
  const { t } = useTranslation(['operations', 'common'])
  const format = useFormat()
  const colourOf = useServiceColours()
  const columns = useColumns(links)
  const late = Math.round(figures.forecast.reduce((sum, hour) => sum + hour.late, 0))
  const lastLate = figures.forecast.findLast((hour) => hour.late >= 0.5)
  const title = shown.days === 1 ? t('operations:queue.title') : t('operations:queue.titleDays')
  return (
    <FigureCard
      title={title}
      beside={
        <Legend>
          {figures.services.map(({ service }) => (
            <li key={service}>
              <Mark style={{ backgroundColor: colourOf(service) }} />
              {t(`common:services.${service}`)}
            </li>
          ))}
          <li>
            <Mark data-line="" />
            {t('operations:queue.inHand')}
          </li>
          {figures.forecast.length > 0 && (
            <li>
              <Mark data-expected="" />
              {t('operations:queue.expected')}
            </li>
          )}
        </Legend>
      }
    >
      <QueueChart title={title} figures={figures} shown={shown} links={links} />
      {late > 0 && lastLate && (
        <Muted>
          {t('operations:queue.late', {
            count: late,
            time: format.time(new Date(lastLate.start.getTime() + 3_600_000)),
          })}
        </Muted>
      )}
      {shown.days === 1 && figures.forecast.length === 0 && (
        <Muted>{t('operations:queue.noForecast')}</Muted>
      )}
      <DataTable
        caption={title}
        hideCaption
        columns={columns}
        rows={figures.services}
        rowKey={({ service }) => service}
      />
    </FigureCard>
  )
}

function useColumns(links: FigureLinks): Column<ServiceFigures>[] {
  const { t } = useTranslation(['operations', 'common'])
  const format = useFormat()
  const colourOf = useServiceColours()
  const header = (
    id: 'service' | 'cameIn' | 'finished' | 'kept' | 'median' | 'inHand' | 'overtime',
  ) => t(`operations:queue.columns.${id}`)
  return [
    {
      id: 'service',
      header: header('service'),
      card: 'title',
      cell: ({ service }) => (
        <Service>
          <Mark style={{ backgroundColor: colourOf(service) }} />
          {t(`common:services.${service}`)}
        </Service>
      ),
    },
    {
      id: 'cameIn',
      header: header('cameIn'),
      align: 'end',
      cell: ({ service, came_in }) => (
        <FigureLink href={links.happened('cameIn', { service })}>
          {format.number(came_in)}
        </FigureLink>
      ),
    },
    {
      id: 'finished',
      header: header('finished'),
      align: 'end',
      cell: ({ service, finished }) => (
        <FigureLink href={links.happened('finished', { service })}>
          {format.number(finished)}
        </FigureLink>
      ),
    },
    {
      id: 'kept',
      header: header('kept'),
      align: 'end',
      cell: ({ service, kept, finished }) =>
        finished === 0 ? (
          '–'
        ) : (
          <FigureLink href={links.happened('kept', { service })}>
            {percent(kept, finished, format)}
          </FigureLink>
        ),
    },
    {
      id: 'median',
      header: header('median'),
      align: 'end',
      cell: ({ median_minutes: median }) =>
        median === null ? '–' : format.duration(Math.round(median)),
    },
    {
      id: 'inHand',
      header: header('inHand'),
      align: 'end',
      cell: ({ service, in_hand }) => (
        <FigureLink href={links.inHand({ service })}>{format.number(in_hand)}</FigureLink>
      ),
    },
    {
      id: 'overtime',
      header: header('overtime'),
      align: 'end',
      cell: ({ service, timeout }) => (
        <FigureLink href={links.inHand({ service, band: 'timeout' })} isBad={timeout > 0}>
          {format.number(timeout)}
        </FigureLink>
      ),
    },
  ]
}
