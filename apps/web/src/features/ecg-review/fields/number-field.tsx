import { styled } from '@mui/material/styles'
import { sameDraft } from '@systole/domain/drafts/same-draft'
import { hasNothingToMeasure } from '@systole/domain/ecg-reviews/not-applicable'
import {
  hasField,
  isPossibleNumber,
  type ReviewField,
  readField,
  reviewField,
} from '@systole/domain/ecg-reviews/review-fields'
import {
  isAnswered,
  sourceOf,
  useAutomaticValue as withAutomatic,
} from '@systole/domain/ecg-reviews/review-sources'
import { ECG_VALUES, ecgNumberText, ecgSpreadText } from '@systole/domain/ecg-values/ecg-value'
import { typedNumber } from '@systole/domain/text/minus-sign'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewStepProps } from '../step-props.ts'
import { FieldSource, ReviewFieldFrame, useAutomaticSaid } from './field-frame.tsx'
import { ReferenceFlagWords, ReferenceLine } from './reference-line.tsx'
import { useFieldWords } from './use-field-words.ts'

const Line = styled('div')(({ theme }) => {
  const { edge, ink, surface, tone, brand } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      width: 128,
      minHeight: 40,
      padding: '0 11px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.muted,
      fontSize: '.9375rem',
      '&:focus-within': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
      '&[data-error]': { borderColor: tone.danger.solid },
    },
    '& input': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      minHeight: 38,
      border: 0,
      outline: 0,
      padding: 0,
      background: 'none',
      color: ink.strong,
      font: 'inherit',
      fontSize: '1.0625rem',
      fontWeight: 600,
    },
    '& > div': { flex: 1, minWidth: 0, fontSize: '.875rem', lineHeight: 1.35 },
    '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted },
    '& [role="alert"]': { color: tone.danger.text, fontWeight: 600 },
    '& button': {
      minHeight: 24,
      padding: '2px 0',
      border: 0,
      background: 'none',
      color: brand.main,
      font: 'inherit',
      fontSize: '.8125rem',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
    '& button + button': { marginLeft: 12 },
    [theme.breakpoints.down('md')]: {
      '& > label': { minHeight: 50, width: 150 },
      '& button': { minHeight: 44 },
    },
  }
})

type Props = ReviewStepProps & { field: ReviewField; name?: string }

/** Renders a number of the review: value, uncertainty, source, reference, and the ways to say that there is none. */
export function NumberField(props: Props) {
  const { field, document, loaded, isEditable, answer } = props
  const { t } = useTranslation('ecgReview')
  const words = useFieldWords()
  const id = useId()
  const row = reviewField(field)
  const typed = useTypedNumber(props)
  if (row.kind !== 'number' || !hasField(loaded.consult.service, field)) return null
  const isNeedless = hasNothingToMeasure(document, field)
  return (
    <ReviewFieldFrame
      {...props}
      headingId={id}
      aside={<ReferenceFlagWords animal={loaded.animal} document={document} field={field} />}
    >
      <Line>
        <label {...(typed.isInvalid && { 'data-error': '' })}>
          <input
            aria-labelledby={id}
            aria-describedby={`${id}-about`}
            aria-invalid={typed.isInvalid}
            inputMode="decimal"
            autoComplete="off"
            readOnly={!isEditable}
            placeholder="–"
            value={typed.text}
            onChange={({ target }) => typed.change(target.value)}
            onBlur={typed.settle}
            data-review-control
          />
          {ECG_VALUES[row.value].unit}
        </label>
        <div id={`${id}-about`}>
          {typed.isInvalid && <div role="alert">{t('field.invalid')}</div>}
          <Uncertainty {...props} />
          <SourceLine {...props} />
          {isNeedless ? (
            <small>
              {t(
                field === 'pr.duration' && !document.p_wave.morphology.includes('indiscernible')
                  ? 'field.unrelated'
                  : 'field.needless',
              )}
            </small>
          ) : (
            <Choices {...props} onClear={() => answer(field, null)} />
          )}
        </div>
      </Line>
      <ReferenceLine
        animal={loaded.animal}
        document={document}
        field={field}
        name={props.name ?? words.name(field)}
      />
    </ReviewFieldFrame>
  )
}

function Uncertainty({ field, loaded, document }: Props) {
  const { t } = useTranslation('ecgReview')
  const row = reviewField(field)
  const measured = loaded.onServer.measured[field]
  if (row.kind !== 'number' || !measured) return null
  const spread = (value: number) => ecgSpreadText(row.value, value)
  const isOwn = sourceOf(document, field)?.by === 'reviewer'
  return (
    <>
      {t('field.uncertainty', { uncertainty: spread(measured.uncertainty), count: measured.count })}
      {!isOwn && measured.resolution > 0 && (
        <small>{t('field.resolution', { resolution: spread(measured.resolution) })}</small>
      )}
    </>
  )
}

function SourceLine({ document, field, loaded }: Props) {
  const said = useAutomaticSaid({ document, field })
  return (
    <small>
      <FieldSource {...{ document, field, loaded }} /> {said}
    </small>
  )
}

function Choices(props: Props & { onClear: () => void }) {
  const { field, document, isEditable, change, onClear } = props
  const { t } = useTranslation('ecgReview')
  const value = readField(document, field)
  const source = sourceOf(document, field)
  const isAnsweredNone = value === null && isAnswered(document, field)
  const hasAutomatic = source && 'auto' in source && !sameDraft(source.auto, value)
  if (!isEditable) return isAnsweredNone ? <small>{t('field.notApplicable')}</small> : null
  return (
    <>
      {isAnsweredNone ? (
        <small>{t('field.notApplicable')}</small>
      ) : (
        <button type="button" onClick={onClear}>
          {t('field.notApplicable')}
        </button>
      )}
      {hasAutomatic && (
        <button type="button" onClick={() => change((review) => withAutomatic(review, field))}>
          {t('field.useAutomatic')}
        </button>
      )}
    </>
  )
}

/** Returns the number as it is typed; what is possible is kept immediately, what is not is named and stays in the field. */
function useTypedNumber({ field, document, answer }: Props) {
  const value = readField(document, field)
  const shown = typeof value === 'number' ? textOf(field, value) : ''
  const [typed, setTyped] = useState<string>()
  // a value that came from elsewhere replaces what was typed
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value does
  useEffect(() => {
    if (typed !== undefined && numberOf(typed) !== value) setTyped(undefined)
  }, [value])
  const text = typed ?? shown
  const number = numberOf(text)
  const isInvalid = number !== undefined && !isPossibleNumber(field, number)
  return {
    text,
    isInvalid,
    change: (next: string) => {
      setTyped(next)
      const wanted = numberOf(next)
      if (wanted !== undefined && isPossibleNumber(field, wanted)) answer(field, wanted)
    },
    settle: () => {
      if (!isInvalid && number !== undefined) setTyped(undefined)
      if (number === undefined && typed !== undefined) setTyped(undefined)
    },
  }
}

/** Reads a number with a decimal point or comma; `undefined` for nothing, `NaN` for what is no number. */
function numberOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : typedNumber(text)
}

function textOf(field: ReviewField, value: number): string {
  const row = reviewField(field)
  return row.kind === 'number' ? ecgNumberText(row.value, value) : String(value)
}
