import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { PanelFrame } from './panel-frame.tsx'

const Chart = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    alignContent: 'start',
    gap: 10,
    paddingTop: 30,
    fontSize: '.8125rem',
    color: ink.body,
    '& > [data-rows]': { position: 'relative' },
    '& ol': {
      position: 'relative',
      display: 'grid',
      gap: 4,
      margin: 0,
      padding: '4px 0 24px',
      listStyle: 'none',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '150px minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: 26,
    },
    '& li > span + span': { position: 'relative', height: 22 },
    '& i': {
      position: 'absolute',
      top: 4,
      height: 14,
      borderRadius: 7,
      backgroundColor: brand.main,
      opacity: 0.4,
    },
    '& i[data-human]': { backgroundColor: tone.warn.solid },
    '& u': {
      position: 'absolute',
      top: 2,
      width: 3,
      height: 18,
      borderRadius: 2,
      backgroundColor: brand.hover,
    },
    '& u[data-human]': { backgroundColor: tone.warn.solid },
    '& em': {
      position: 'absolute',
      left: '25%',
      padding: '0 8px',
      border: `1px dashed ${edge.control}`,
      borderRadius: 10,
      fontStyle: 'normal',
      whiteSpace: 'nowrap',
      color: ink.muted,
      backgroundColor: surface.paper,
    },
    '& p': { margin: 0, color: ink.muted, lineHeight: 1.4 },
  }
})

/** The axis below the ranges, the band over the limit and the ratio of the animal. */
const Scale = styled('div')(({ theme }) => {
  const { ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    position: 'absolute',
    inset: '-4px 0 0 150px',
    pointerEvents: 'none',
    '& small': {
      position: 'absolute',
      bottom: 0,
      transform: 'translateX(-50%)',
      fontSize: '.75rem',
      color: ink.muted,
    },
    '& [data-over]': {
      position: 'absolute',
      top: 0,
      bottom: 22,
      backgroundColor: tone.warn.background,
      opacity: 0.55,
    },
    '& [data-own]': {
      position: 'absolute',
      top: -2,
      bottom: 22,
      width: 2,
      marginLeft: -1,
      backgroundColor: ink.strong,
    },
    '& [data-own] b': {
      position: 'absolute',
      bottom: '100%',
      padding: '0 7px',
      borderRadius: 4,
      whiteSpace: 'nowrap',
      color: surface.paper,
      backgroundColor: ink.strong,
      '&[data-left]': { left: 0 },
      '&[data-right]': { right: 0 },
    },
  }
})

/** The 10th, 50th and 90th percentile in 60-beat windows without ectopy. Handbook 4.6. */
const RANGES = [
  ['markedRsa', [0.28, 0.42, 0.47]],
  ['littleRsa', [0.39, 0.49, 0.61]],
  ['cat', undefined],
  ['fibrillation', [0.58, 0.65, 0.74]],
] as const
/** The ratio over which fibrillation is suspected, if the other reasons hold too. */
const LIMIT = 0.55
const [FROM, TO] = [0.2, 0.8]
const MARKS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]

const share = (ratio: number) => Math.min(1, Math.max(0, (ratio - FROM) / (TO - FROM))) * 100

/** Shows how often the RR intervals change direction, beside what was measured in dogs and people. */
export const TurningPoints = memo(function TurningPoints({
  loaded,
}: Pick<ReviewStepProps, 'loaded'>) {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const { evidence } = loaded.onServer
  const ratio = evidence.find(({ sentence }) => sentence.key === 'turningPointRatio')?.sentence
    .figures.turningPointRatio
  const pet = loaded.consult.petName
  const text = ratio === undefined ? '' : format.fixed(ratio, 2)
  return (
    <PanelFrame>
      <header>
        <h2>{t('turning.title')}</h2>
        <span>{t('turning.hint')}</span>
      </header>
      <Chart>
        <div data-rows>
          <Scale aria-hidden>
            <span data-over style={{ left: `${share(LIMIT)}%`, right: 0 }} />
            {MARKS.map((mark) => (
              <small key={mark} style={{ left: `${share(mark)}%` }}>
                {format.fixed(mark, 1)}
              </small>
            ))}
            {ratio !== undefined && (
              <span data-own style={{ left: `${share(ratio)}%` }}>
                <b {...(ratio > 0.5 ? { 'data-right': '' } : { 'data-left': '' })}>
                  {t('turning.own', { pet, ratio: text })}
                </b>
              </span>
            )}
          </Scale>
          <ol
            {...(ratio !== undefined && {
              'aria-label': t('turning.described', { pet, ratio: text }),
            })}
          >
            {RANGES.map(([name, range]) => (
              <li key={name}>
                <span>{t(`turning.${name}`)}</span>
                <span>
                  {range ? (
                    <RangeBar range={range} isHuman={name === 'fibrillation'} />
                  ) : (
                    <em>{t('turning.noRecordings')}</em>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </div>
        {ratio === undefined && <p>{t('turning.unknown')}</p>}
        <p>{t('turning.note')}</p>
      </Chart>
    </PanelFrame>
  )
})

function RangeBar({
  range,
  isHuman,
}: {
  range: readonly [number, number, number]
  isHuman: boolean
}) {
  const [low, middle, high] = range
  const human = isHuman ? { 'data-human': '' } : {}
  return (
    <>
      <i {...human} style={{ left: `${share(low)}%`, width: `${share(high) - share(low)}%` }} />
      <u {...human} style={{ left: `${share(middle)}%` }} />
    </>
  )
}
