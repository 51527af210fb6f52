import { useTheme } from '@mui/material/styles'
import { turnaroundBar } from '@systole/domain/operations/turnaround'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useFollow } from '../../../ui/navigation/app-link.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { FigureCard, Muted } from './figure-card.tsx'
import type { FigureLinks } from './figure-links.ts'
import type { CaseFigures, ServiceFigures } from './figures.queries.ts'
import { Segments } from './segments.tsx'

const HEIGHT = 176
const BASE = HEIGHT - 24
const TOP = 30
const FIRST_WIDTH = 440

/** Shows how long the finished cases of a service took, against its promise. */
export function TurnaroundCard({ figures, links }: { figures: CaseFigures; links: FigureLinks }) {
  const { t } = useTranslation(['operations', 'common'])
  const format = useFormat()
  const [chosen, setChosen] = useState<ServiceFigures['service']>()
  const { services } = figures
  const service =
    services.find((each) => each.service === chosen) ??
    services.find(({ finished }) => finished > 0) ??
    services[0]
  if (!service) return null
  const { median_minutes: median, ninetieth_minutes: ninetieth } = service
  return (
    <FigureCard
      title={t('operations:turnaround.title')}
      beside={
        services.length > 1 && (
          <span style={{ marginLeft: 'auto' }}>
            <Segments
              label={t('operations:service.label')}
              choices={services.map((each) => ({
                id: each.service,
                label: t(`common:services.${each.service}`),
              }))}
              chosen={service.service}
              onChoose={setChosen}
            />
          </span>
        )
      }
    >
      {median === null || ninetieth === null ? (
        <Muted>{t('operations:turnaround.empty')}</Muted>
      ) : (
        <>
          <Muted>
            {t('operations:turnaround.summary', {
              median: format.duration(Math.round(median)),
              ninetieth: format.duration(Math.round(ninetieth)),
            })}
          </Muted>
          <Chart service={service} marks={{ median, ninetieth }} links={links} />
        </>
      )}
    </FigureCard>
  )
}

type Marks = { median: number; ninetieth: number }

function Chart(props: { service: ServiceFigures; marks: Marks; links: FigureLinks }) {
  const { service, marks, links } = props
  const { t } = useTranslation('operations')
  const { step_minutes: step, counts } = service.turnaround
  return (
    <ChartFrame
      title={t('turnaround.title')}
      height={HEIGHT}
      firstWidth={FIRST_WIDTH}
      bars={counts.length}
    >
      {(width) => {
        const slot = width / counts.length
        const x = (minutes: number) => Math.min(width - 1, (minutes / step) * slot)
        return (
          <>
            <Bars service={service} slot={slot} links={links} />
            <MarkLines service={service} marks={marks} x={x} width={width} />
            <Scale step={step} bars={counts.length} slot={slot} />
          </>
        )
      }}
    </ChartFrame>
  )
}

function Bars(props: { service: ServiceFigures; slot: number; links: FigureLinks }) {
  const { slot, links } = props
  const { service, promise_minutes: promise, turnaround } = props.service
  const { step_minutes: step, counts } = turnaround
  const { t } = useTranslation('operations')
  const format = useFormat()
  const follow = useFollow()
  const theme = useTheme()
  const { brand, tone } = (theme.vars ?? theme).palette
  const highest = Math.max(1, ...counts)
  return counts.map((count, n) => {
    if (count === 0) return null
    const { fromMinutes, toMinutes } = turnaroundBar(n, step)
    const from = format.duration(fromMinutes)
    const label =
      toMinutes === undefined
        ? t('turnaround.lastBar', { from, count })
        : t('turnaround.bar', { from, to: format.duration(toMinutes), count })
    const href = links.happened('finished', {
      service,
      took: `${fromMinutes}-${toMinutes ?? ''}`,
    })
    const height = Math.max(2, (count / highest) * (BASE - TOP))
    return (
      <a key={fromMinutes} href={href} aria-label={label} onClick={(event) => follow(event, href)}>
        <rect x={n * slot} y={TOP} width={slot} height={BASE - TOP} fill="transparent" />
        <rect
          x={n * slot + 1.5}
          y={BASE - height}
          width={slot - 3}
          height={height}
          rx={2}
          fill={fromMinutes >= promise ? tone.danger.solid : brand.bright}
        />
        <title>{label}</title>
      </a>
    )
  })
}

function MarkLines(props: {
  service: ServiceFigures
  marks: Marks
  x: (minutes: number) => number
  width: number
}) {
  const { service, marks, x, width } = props
  const { t } = useTranslation('operations')
  const format = useFormat()
  const theme = useTheme()
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  const promise = service.promise_minutes
  const halo = { stroke: surface.paper, strokeWidth: 4, paintOrder: 'stroke' } as const
  return (
    <svg aria-hidden="true">
      <path d={`M0 ${BASE + 0.5}H${width}`} stroke={edge.control} />
      <path d={`M${x(marks.median)} 18V${BASE}`} stroke={ink.strong} strokeDasharray="3 3" />
      <path d={`M${x(marks.ninetieth)} 36V${BASE}`} stroke={ink.strong} strokeDasharray="3 3" />
      <path d={`M${x(promise)} 6V${BASE}`} stroke={tone.danger.solid} strokeWidth={1.6} />
      <text
        x={x(promise) + 6}
        y={15}
        fontSize={12}
        fontWeight={650}
        fill={tone.danger.text}
        {...halo}
      >
        {t('turnaround.promise', { time: format.duration(promise) })}
      </text>
      <MarkText at={x(marks.median)} y={28} width={width} text={t('turnaround.half')} halo={halo} />
      <MarkText
        at={x(marks.ninetieth)}
        y={46}
        width={width}
        text={t('turnaround.ninetieth')}
        halo={halo}
      />
    </svg>
  )
}

function MarkText(props: { at: number; y: number; width: number; text: string; halo: object }) {
  const { at, y, width, text, halo } = props
  const theme = useTheme()
  const isLeft = at > width / 3
  return (
    <text
      x={at + (isLeft ? -6 : 6)}
      y={y}
      textAnchor={isLeft ? 'end' : 'start'}
      fontSize={12}
      fontWeight={600}
      fill={(theme.vars ?? theme).palette.ink.strong}
      {...halo}
    >
      {text}
    </text>
  )
}

function Scale({ step, bars, slot }: { step: number; bars: number; slot: number }) {
  const format = useFormat()
  const theme = useTheme()
  const every = 4
  return (
    <svg aria-hidden="true">
      {Array.from({ length: bars }, (_, n) => n)
        .filter((n) => n % every === 0)
        .map((n) => (
          <text
            key={n}
            x={n * slot}
            y={HEIGHT - 6}
            textAnchor={n === 0 ? 'start' : 'middle'}
            fontSize={12}
            fill={(theme.vars ?? theme).palette.ink.muted}
          >
            {n === 0 ? '0' : format.duration(n * step)}
          </text>
        ))}
    </svg>
  )
}
