import { styled } from '@mui/material/styles'
import { INTERVALS } from '@systole/domain/measurements/measurement'
import { RulerDimensionLine, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import type { Caliper } from './caliper.ts'
import type { SeenMarch } from './march-of.ts'
import type { CaliperState } from './use-calipers.ts'
import { useMarchWords } from './use-march-words.ts'

const Tools = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    position: 'absolute',
    left: 4,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 2,
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: surface.paper,
    color: ink.body,
    fontSize: '.8125rem',
    whiteSpace: 'nowrap',
    '& > span': { padding: '0 6px' },
    '& > button, & > select': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 26,
      height: 26,
      padding: '0 6px',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
      '&:hover': { backgroundColor: surface.sunken },
      '&[aria-pressed="true"]': { backgroundColor: brand.soft, color: brand.hover },
      '&[data-main]': { color: brand.main, fontWeight: 700 },
    },
    [theme.breakpoints.down('md')]: { '& > button, & > select': { minWidth: 44, height: 44 } },
  }
})

/** Renders the tools of the selected caliper of a lens: keep it, name it, march through, remove it. */
export function CaliperTools(props: {
  calipers: CaliperState
  chosen: Caliper
  /** The names of the leads in view. */
  leads: readonly string[]
  march: SeenMarch | undefined
  samplesPerSecond: number
}) {
  const { calipers, chosen, leads, march, samplesPerSecond } = props
  const { t } = useTranslation('viewers')
  const keep = useRef<HTMLButtonElement>(null)
  const outline = calipers.outline?.mid
  useEffect(() => {
    if (outline !== undefined) keep.current?.focus({ preventScroll: true }) // Enter places it
  }, [outline])
  const words = useMarchWords(samplesPerSecond)
  const said = march ? words(march) : []
  const isInterval = chosen.method === 'interval'
  const options = isInterval ? INTERVALS : leads
  const label = t(isInterval ? 'ecg.caliper.spans' : 'ecg.amplitude.lead')
  return (
    <Tools role="group" aria-label={calipers.describe(chosen).name}>
      {outline !== undefined && (
        <button type="button" data-main ref={keep} onClick={calipers.place}>
          {t('ecg.caliper.keep')}
        </button>
      )}
      {options.length > 1 && (
        <select
          aria-label={label}
          title={label}
          value={chosen.label ?? ''}
          onChange={({ target }) => calipers.rename(chosen, target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option || t('ecg.caliper.unnamed')}
            </option>
          ))}
        </select>
      )}
      {isInterval && (
        <button
          type="button"
          aria-label={t('ecg.march.label')}
          title={t('ecg.march.label')}
          aria-pressed={calipers.marching}
          onClick={calipers.toggleMarching}
        >
          <Icon of={RulerDimensionLine} size={16} />
        </button>
      )}
      {march && said.length > 0 && <span role="status">{said.join(' · ')}</span>}
      <button
        type="button"
        aria-label={t(outline === undefined ? 'measure.remove' : 'measure.cancel')}
        title={t(outline === undefined ? 'measure.remove' : 'measure.cancel')}
        onClick={() => calipers.remove(chosen.mid)}
      >
        <Icon of={X} size={16} />
      </button>
    </Tools>
  )
}
