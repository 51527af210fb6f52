import { useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useFollow } from '../../../ui/navigation/app-link.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { FigureLinks } from './figure-links.ts'
import type { CaseFigures, FigurePeriod } from './figures.queries.ts'
import { LEFT, queueScale, TOP } from './queue-scale.ts'
import { useServiceColours } from './service-colour.ts'

const HEIGHT = 284
const FIRST_WIDTH = 774
/** The width that the label of a bar needs. */
const LABEL = 44

type Scale = ReturnType<typeof queueScale>
type Part = { figures: CaseFigures; scale: Scale }

/** Draws what came in by service and bar, the queue, and what is expected of the rest of the day. */
export function QueueChart(props: {
  title: string
  figures: CaseFigures
  shown: FigurePeriod
  links: FigureLinks
}) {
  const { figures, shown, links } = props
  const { bars } = figures
  const known = bars.filter(({ in_hand }) => in_hand !== null).length
  return (
    <ChartFrame
      title={props.title}
      height={HEIGHT}
      firstWidth={FIRST_WIDTH}
      bars={bars.length}
      beside={LEFT}
      middle={known / bars.length}
    >
      {(width) => {
        const scale = queueScale(figures, { width, height: HEIGHT })
        return (
          <>
            <Grid scale={scale} width={width} />
            <Expected figures={figures} scale={scale} />
            <Bars figures={figures} scale={scale} shown={shown} links={links} />
            <InHandLine figures={figures} scale={scale} />
            <BarLabels figures={figures} scale={scale} shown={shown} width={width} />
          </>
        )
      }}
    </ChartFrame>
  )
}

function usePalette() {
  const theme = useTheme()
  return (theme.vars ?? theme).palette
}

function Grid({ scale, width }: { scale: Scale; width: number }) {
  const { edge, ink } = usePalette()
  return (
    <svg aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${LEFT} ${scale.y(tick)}H${width}`}
            stroke={tick === 0 ? edge.control : edge.line}
          />
          <text x={LEFT - 8} y={scale.y(tick) + 4} textAnchor="end" fontSize={12} fill={ink.muted}>
            {tick}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Bars(props: Part & { shown: FigurePeriod; links: FigureLinks }) {
  const { figures, scale, shown, links } = props
  const { t } = useTranslation('operations')
  const format = useFormat()
  const follow = useFollow()
  const colourOf = useServiceColours()
  return figures.bars.map(({ start, services }, n) => {
    const count = services.reduce((sum, each) => sum + each.came_in, 0)
    if (count === 0) return null
    const until = figures.bars[n + 1]?.start
    const href = links.happened('cameIn', { from: start, ...(until && { until }) })
    const time = shown.days === 1 ? format.time(start) : format.day(start)
    const { x, width } = scale.bar(n)
    let below = 0
    return (
      <a
        key={start.getTime()}
        href={href}
        aria-label={t('queue.bar', { time, count })}
        onClick={(event) => follow(event, href)}
      >
        <rect
          x={scale.end(n - 1)}
          y={TOP}
          width={scale.end(n) - scale.end(n - 1)}
          height={scale.base - TOP}
          fill="transparent"
          data-bar={n}
        />
        {figures.services.map(({ service }) => {
          const came = services.find((each) => each.service === service)?.came_in ?? 0
          const y = scale.y(below + came)
          const height = scale.y(below) - y
          below += came
          return (
            came > 0 && (
              <rect
                key={service}
                x={x}
                y={y}
                width={width}
                height={Math.max(1, height - 1)}
                fill={colourOf(service)}
              />
            )
          )
        })}
        <title>{t('queue.bar', { time, count })}</title>
      </a>
    )
  })
}

/** Outlines the cases that are expected, and shades the hours in which deadlines may pass. */
function Expected({ figures: { bars, forecast }, scale }: Part) {
  const { edge, tone } = usePalette()
  const first = bars.length - forecast.length
  return (
    <svg aria-hidden="true">
      {forecast.map(({ start, came_in, late }, n) => {
        const { x, width } = scale.bar(first + n)
        const y = scale.y(came_in)
        return (
          <g key={start.getTime()}>
            {late >= 0.5 && (
              <rect
                x={x - 2}
                y={TOP}
                width={width + 4}
                height={scale.base - TOP}
                fill={tone.warn.background}
              />
            )}
            {came_in > 0 && (
              <rect
                x={x}
                y={y}
                width={width}
                height={scale.base - y}
                rx={2}
                fill="none"
                stroke={edge.control}
                strokeDasharray="3 3"
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

function InHandLine({ figures: { bars, forecast, total }, scale }: Part) {
  const { t } = useTranslation('operations')
  const { brand, ink, surface } = usePalette()
  const known = bars.flatMap(({ in_hand }, n) =>
    in_hand === null ? [] : [{ x: scale.middle(n), y: scale.y(in_hand) }],
  )
  const now = known.at(-1)
  if (!now) return null
  const first = bars.length - forecast.length
  const ahead = forecast
    .map(({ in_hand }, n) => ({ x: scale.end(first + n), y: scale.y(in_hand) }))
    .filter(({ x }) => x > now.x)
  const isLeft = now.x > scale.end(bars.length - 4)
  return (
    <svg aria-hidden="true">
      <path d={`M${now.x} ${TOP - 6}V${scale.base}`} stroke={brand.main} strokeDasharray="2 3" />
      <polyline
        points={known.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={ink.strong}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {ahead.length > 0 && (
        <polyline
          points={[now, ...ahead].map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={ink.strong}
          strokeWidth={1.6}
          strokeDasharray="5 4"
        />
      )}
      <circle
        cx={now.x}
        cy={now.y}
        r={4.5}
        fill={surface.paper}
        stroke={ink.strong}
        strokeWidth={2}
      />
      <text
        x={now.x + (isLeft ? -8 : 8)}
        y={TOP - 8}
        textAnchor={isLeft ? 'end' : 'start'}
        fontSize={13}
        fontWeight={700}
        fill={ink.strong}
        stroke={surface.paper}
        strokeWidth={4}
        paintOrder="stroke"
      >
        {t('queue.now', { count: total.in_hand })}
      </text>
    </svg>
  )
}

function BarLabels(props: Part & { shown: FigurePeriod; width: number }) {
  const { figures, scale, shown, width } = props
  const format = useFormat()
  const { ink } = usePalette()
  const every = Math.ceil((LABEL * figures.bars.length) / (width - LEFT))
  return (
    <svg aria-hidden="true">
      {figures.bars.map(({ start }, n) =>
        n % every === 0 ? (
          <text
            key={start.getTime()}
            x={scale.middle(n)}
            y={HEIGHT - 6}
            textAnchor="middle"
            fontSize={12}
            fill={ink.muted}
          >
            {shown.days === 1 ? format.time(start).slice(0, 2) : format.day(start)}
          </text>
        ) : null,
      )}
    </svg>
  )
}
