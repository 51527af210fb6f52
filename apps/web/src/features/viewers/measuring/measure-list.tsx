import { styled } from '@mui/material/styles'
import { readMeasurement } from '@systole/domain/measurements/measure'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { ViewerPanel } from '../../../ui/layout/viewer-panel.ts'
import { SaveWords } from './save-words.tsx'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'

const Panel = styled(ViewerPanel)(({ theme }) => {
  const { brand, ink, surface } = (theme.vars ?? theme).palette
  return {
    '& h3': { margin: '0 6px 8px', fontSize: '.8125rem', fontWeight: 600, color: ink.muted },
    '& p': { margin: '0 6px', color: ink.muted },
    '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'flex', alignItems: 'center', borderRadius: 6 },
    '& li[data-chosen]': { backgroundColor: brand.soft },
    '& li > button:first-of-type': {
      flex: 1,
      minWidth: 0,
      minHeight: 44,
      padding: '4px 6px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& li > button:first-of-type:hover': { backgroundColor: surface.tint },
    '& b': { color: ink.strong, fontWeight: 600 },
    '& small': { display: 'block', color: ink.muted, fontSize: '.75rem' },
  }
})

/** Lists the measurements beside the picture with their authors. */
export function MeasureList(props: {
  measuring: Pick<Measuring, 'measurements' | 'spacing' | 'pageOf' | 'chosen' | 'goTo' | 'remove'>
}) {
  const { measurements, spacing, pageOf, chosen, goTo, remove } = props.measuring
  const { t } = useTranslation('viewers')
  const words = useMeasureWords()
  const manyFrames = measurements.some(({ frame }) => frame > 0)
  return (
    <Panel aria-label={t('measure.title')}>
      <h3>{t('measure.list', { count: measurements.length })}</h3>
      {measurements.length === 0 && <p>{t('measure.none')}</p>}
      <ul>
        {measurements.map((each) => {
          const reading = readMeasurement(each, spacing, pageOf(each.frame))
          const [name, value] = [words.name(reading), words.value(reading)]
          return (
            <li key={each.mid} {...(each.mid === chosen?.mid && { 'data-chosen': '' })}>
              <button
                type="button"
                aria-pressed={each.mid === chosen?.mid}
                onClick={() => goTo(each.mid)}
              >
                {name} <b>{value}</b>
                {manyFrames && ` · ${t('measure.frame', { frame: each.frame + 1 })}`}
                <SaveWords measurement={each} />
              </button>
              {each.own && (
                <IconButton
                  data-size="small"
                  aria-label={t('measure.removeNamed', { name, value })}
                  onClick={() => remove(each.mid)}
                >
                  <Icon of={Trash2} size={16} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
