import { pointCounts, spineStart } from '@systole/domain/measurements/landmarks'
import { readMeasurement } from '@systole/domain/measurements/measure'
import { isPageMethod } from '@systole/domain/measurements/measurement'
import { doubtOf } from '@systole/domain/measurements/plausibility'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { MethodSketch } from './method-sketch.tsx'
import { PageStrip } from './page-strip.tsx'
import { hasRoom, type Placing, proposedPoint } from './placing.ts'
import { SaveWords } from './save-words.tsx'
import { ScaleLength } from './scale-length.tsx'
import { Removed, ScaleNote, StripBar, Unsaved } from './strip-parts.tsx'
import type { ShownMeasurement } from './use-file-measurements.ts'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'

/** The smallest tilt worth mentioning, because smaller ones are invisible. */
const LEAN_DEGREES = 3

/** Shows the next step or the result of the selected measurement below the picture; renders nothing otherwise. */
export function MeasureStrip(props: {
  measuring: Measuring
  onInsert: ViewerProps['onInsert'] | undefined
}) {
  const { measuring, onInsert } = props
  const { placing, marked, chosen, removed } = measuring
  if (placing) return <Guide measuring={measuring} placing={placing} />
  if (removed) return <Removed measuring={measuring} removed={removed} />
  if (marked) return <ScaleLength measuring={measuring} marked={marked} />
  if (chosen && isPageMethod(chosen.method)) {
    return <PageStrip measuring={measuring} chosen={chosen} onInsert={onInsert} />
  }
  if (chosen) return <Chosen measuring={measuring} chosen={chosen} onInsert={onInsert} />
  return <Unsaved measuring={measuring} />
}

function Guide({ measuring, placing }: { measuring: Measuring; placing: Placing }) {
  const { spacing, cursor, set, back, cancel } = measuring
  const { t } = useTranslation('viewers')
  const words = useMeasureWords()
  const { method, points } = placing
  const index = points.length
  const start = spineStart(method)
  const steps = start === undefined ? pointCounts(method).max : start + 2
  const reading = readMeasurement({ method, points }, spacing)
  const proposed = cursor ?? proposedPoint(placing)
  const running = start !== undefined && index > start
  return (
    <StripBar>
      <MethodSketch method={method} index={index} />
      <div data-words role="status">
        <small>
          {words.source(method)}
          {steps > 2 && ` · ${t('measure.stepOf', { step: Math.min(index + 1, steps), steps })}`}
        </small>
        <div>{hasRoom(placing) ? words.step(method, index) : t('measure.tooLong')}</div>
        {running && <small>{runningWords()}</small>}
      </div>
      <div data-hands>
        {proposed && (
          <Button size="small" variant="outlined" onClick={() => set(proposed)}>
            {t('measure.setHere')}
          </Button>
        )}
        <Button size="small" disabled={index === 0} onClick={back}>
          {t('measure.back')}
        </Button>
        <Button size="small" onClick={cancel}>
          {t('measure.cancel')}
        </Button>
      </div>
    </StripBar>
  )

  function runningWords(): string {
    if (reading.method !== 'vhs' || reading.short === undefined) return t('measure.markOn')
    const value = (axis: number | undefined) => words.vertebrae(axis)
    return t('measure.running', { long: value(reading.long), short: value(reading.short) })
  }
}

function Chosen(props: {
  measuring: Measuring
  chosen: ShownMeasurement
  onInsert: ViewerProps['onInsert'] | undefined
}) {
  const { measuring, chosen, onInsert } = props
  const { spacing, species, breedId, goOn, remove, straighten } = measuring
  const { t } = useTranslation('viewers')
  const words = useMeasureWords()
  const reading = readMeasurement(chosen, spacing)
  const doubt = doubtOf(chosen, spacing)
  const remark = words.remark(reading, { species, breedId })
  const lean = reading.method === 'vhs' ? (reading.degreesOff ?? 0) : 0
  const isShort = 'vertebrae' in reading ? false : spineStart(chosen.method) !== undefined
  return (
    <StripBar>
      <div data-words>
        <div role="status">
          {words.method(chosen.method)} <b>{words.value(reading)}</b> {words.parts(reading)}
        </div>
        <ScaleNote reading={reading} spacing={spacing} />
        {isShort && <small>{t('measure.markOn')} </small>}
        {lean > LEAN_DEGREES && <small>{t('measure.leans', { degrees: Math.round(lean) })} </small>}
        <Judged doubt={doubt && words.doubt(doubt, chosen.method)} remark={remark} />
        <SaveWords measurement={chosen} onRetry={() => measuring.autosaver.retry()} />
      </div>
      <div data-hands>
        {chosen.own && lean > LEAN_DEGREES && (
          <Button size="small" onClick={() => straighten(chosen)}>
            {t('measure.straighten')}
          </Button>
        )}
        {chosen.own && isShort && hasRoom(chosen) && (
          <Button size="small" onClick={() => goOn(chosen)}>
            {t('measure.addVertebra')}
          </Button>
        )}
        {chosen.own && (
          <Button size="small" onClick={() => remove(chosen.mid)}>
            {t('measure.remove')}
          </Button>
        )}
        {onInsert && !isShort && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onInsert(words.inserted(reading), chosen.mid)}
          >
            {t(doubt ? 'measure.doubt.insert' : 'insert')}
          </Button>
        )}
      </div>
    </StripBar>
  )
}

/** Shows the reference range beside the value, or a doubt if it is probably an error. */
function Judged(props: {
  doubt: string | undefined
  remark: { text: string; source: string } | undefined
}) {
  const { doubt, remark } = props
  if (doubt !== undefined) return <div data-doubt>{doubt}</div>
  if (!remark) return null
  return (
    <div>
      <small title={remark.source}>{remark.text}</small>
    </div>
  )
}
