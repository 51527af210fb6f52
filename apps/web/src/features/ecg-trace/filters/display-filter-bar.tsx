import { styled } from '@mui/material/styles'
import {
  type DisplayFilter,
  HIGH_PASSES,
  LOW_PASSES,
  NOTCHES,
} from '@systole/ecg/filters/display-filter'
import { useTranslation } from 'react-i18next'

const Bar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    padding: '6px 12px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.body,
    fontSize: '.875rem',
    '& fieldset': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      margin: 0,
      padding: 0,
      border: 0,
    },
    '& legend': { float: 'left', padding: 0, marginRight: 6, color: ink.muted },
    '& button': {
      height: 32,
      padding: '0 9px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&[aria-pressed="true"]': {
        borderColor: brand.main,
        backgroundColor: brand.soft,
        color: brand.hover,
        fontWeight: 600,
      },
      '[data-scheme="dark"] &[aria-pressed="true"]': { backgroundColor: brand.soft },
      '&:disabled': { color: ink.muted, borderStyle: 'dashed', cursor: 'not-allowed' },
      '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: 1 },
      [theme.breakpoints.down('md')]: { height: 44 },
    },
    '& small': { flex: '1 1 200px', color: ink.muted, fontSize: '.8125rem' },
  }
})

const KINDS = [
  { kind: 'highPass', options: HIGH_PASSES },
  { kind: 'lowPass', options: LOW_PASSES },
  { kind: 'notch', options: NOTCHES },
] as const

/** Renders the filters of the picture as toggles. */
export function DisplayFilterBar(props: {
  filter: DisplayFilter
  samplesPerSecond: number
  onChange: (filter: DisplayFilter) => void
}) {
  const { filter, samplesPerSecond, onChange } = props
  const { t } = useTranslation('viewers')
  return (
    <Bar role="group" aria-label={t('ecg.filters.label')}>
      {KINDS.map(({ kind, options }) => (
        <fieldset key={kind}>
          <legend>{t(`ecg.filters.${kind}`)}</legend>
          {options.map((hertz) => (
            <button
              key={hertz}
              type="button"
              aria-pressed={filter[kind] === hertz}
              disabled={2 * hertz >= samplesPerSecond}
              onClick={() =>
                onChange({ ...filter, [kind]: filter[kind] === hertz ? undefined : hertz })
              }
            >
              {`${hertz}\u00a0Hz`}
            </button>
          ))}
        </fieldset>
      ))}
      <small>{t('ecg.filters.hint')}</small>
    </Bar>
  )
}
