import { styled } from '@mui/material/styles'
import type { FieldDifference } from '@systole/domain/ecg-reviews/diff-reviews'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import {
  type EcgServiceId,
  type ReviewField,
  type ReviewValue,
  readField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { REVIEW_STEPS, type ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { fieldsOfStep } from '@systole/domain/ecg-reviews/step-state'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageKeys } from '../../../shell/shortcuts/use-page-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FilterChips } from '../../../ui/form/filter-chips.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { ComparedCard } from './compared-frame.ts'
import { valueText } from './value-text.ts'

const Table = styled('table')(({ theme }) => {
  const { brand, edge, ink, tone } = (theme.vars ?? theme).palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '.9375rem',
    '& th, & td': {
      padding: '5px 12px',
      textAlign: 'left',
      verticalAlign: 'top',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: ink.strong, fontWeight: 650, borderBottom: `1px solid ${edge.line}` },
    '& tbody th': { color: ink.muted, fontWeight: 400 },
    '& th:nth-of-type(3), & td:nth-of-type(n + 2)': { borderLeft: `1px solid ${edge.line}` },
    '& tbody tr[data-step] > *': { borderTop: `1px solid ${edge.line}` },
    '& td[data-changed]': {
      backgroundColor: tone.warn.background,
      boxShadow: `inset 4px 0 0 ${tone.warn.text}`,
      color: ink.strong,
      fontWeight: 600,
    },
    '& td:last-child': { color: ink.muted, fontSize: '.875rem', borderLeft: 0 },
    '& td:last-child > button': { marginLeft: 8, minHeight: 28 },
    '& b': { color: tone.warn.text },
    '& [data-step-name]': { color: ink.strong, fontWeight: 650, overflowWrap: 'normal' },
    '& [data-step-name] > button': {
      padding: 0,
      border: 0,
      background: 'none',
      color: brand.hover,
      font: 'inherit',
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
    [theme.breakpoints.up('md')]: { '& [data-step-name]': { whiteSpace: 'nowrap' } },
    '@media (min-width: 1024px)': {
      tableLayout: 'fixed',
      '& thead th:nth-of-type(1)': { width: 148 },
      '& thead th:nth-of-type(2)': { width: '15%' },
      '& thead th:nth-of-type(3), & thead th:nth-of-type(4)': { width: '24%' },
    },
    [theme.breakpoints.down('md')]: {
      '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, overflow: 'hidden' },
      '& tbody, & tr, & th, & td': { display: 'block' },
      '& tbody tr': { padding: '8px 0', borderTop: `1px solid ${edge.line}` },
      '& th, & td, & td:nth-of-type(n + 2)': { padding: '3px 14px', border: 0 },
      '& tbody tr[data-step] > *': { borderTop: 0 },
      '& [data-step-name]:empty, & [data-alike]': { display: 'none' },
      '& tbody th': { color: ink.strong, fontWeight: 600 },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        color: ink.muted,
        fontSize: '.8125rem',
        fontWeight: 400,
      },
    },
  }
})

/** Returns the fields of a document in the order of reading. */
export function comparedFields(service: EcgServiceId): ReviewField[] {
  return REVIEW_STEPS.flatMap((step) => fieldsOfStep(step, service))
}

type Compared = {
  writing: ReviewWriting
  first: EcgReview
  /** The beats by which ranges are numbered, if there is a recording. */
  beats: readonly SourcedBeat[] | undefined
  onStep: (step: ReviewStep) => void
}

/** Compares the first review with the own one field by field; what differs is marked by word and bar. SPEC E28, handbook 5.7. */
export function ReviewComparison(
  props: Compared & {
    differences: readonly FieldDifference[]
    firstReviewer: string
    round: 'second' | 'async'
  },
) {
  const { writing, first, firstReviewer, round, differences } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [shown, setShown] = useState<'changed' | 'all'>('all')
  usePageKeys({ d: () => setShown(shown === 'all' ? 'changed' : 'all') })
  const byField = new Map(differences.map((each) => [each.field, each]))
  const all = comparedFields(writing.service)
  const isFilled = (field: ReviewField) =>
    [first, writing.document].some(
      (review) => valueText(field, readField(review, field), { t }) !== '',
    )
  const fields = all.filter((field) => byField.has(field) || (shown === 'all' && isFilled(field)))
  const changed = differences.filter((each) => each.changed).length
  const ownTitle = t(round === 'second' ? 'compare.yours' : 'compare.yoursAsync')
  const firstTitle = [t('compare.first'), firstReviewer].filter(Boolean).join(', ')
  return (
    <ComparedCard aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('compare.title')}</h3>
        <p>{differences.length === 0 ? t('compare.none') : ''}</p>
        <FilterChips
          label={t('compare.show')}
          chips={[
            { id: 'changed', label: t('compare.onlyChanged', { count: changed }) },
            { id: 'all', label: t('compare.all') },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      </header>
      {fields.length === 0 ? (
        <p data-body role="status">
          {t('compare.none')}
        </p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('compare.step')}</th>
              <th scope="col">{t('compare.field')}</th>
              <th scope="col">{firstTitle}</th>
              <th scope="col">{ownTitle}</th>
              <th scope="col">{t('compare.note')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field, place) => (
              <FieldRow
                key={field}
                {...props}
                {...{ field, firstTitle, ownTitle }}
                isFirstOfStep={stepOf(field) !== stepOf(fields[place - 1])}
                difference={byField.get(field)}
              />
            ))}
          </tbody>
        </Table>
      )}
    </ComparedCard>
  )
}

function FieldRow(
  props: Compared & {
    field: ReviewField
    difference: FieldDifference | undefined
    /** True if the name of its step is written before it. */
    isFirstOfStep: boolean
    firstTitle: string
    ownTitle: string
  },
) {
  const { writing, first, field, difference, isFirstOfStep, beats } = props
  const { t } = useTranslation('ecgConclusion')
  const taken: ReviewValue = readField(first, field)
  const take = () => writing.answer(field, taken)
  const mayTake = difference !== undefined && !writing.isReadOnly
  return (
    <tr
      {...(isFirstOfStep && { 'data-step': '' })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' || !mayTake) return
        event.preventDefault()
        take()
      }}
    >
      <td data-step-name aria-hidden={!isFirstOfStep}>
        {isFirstOfStep && <StepLink {...props} />}
      </td>
      <th scope="row">{t(`preview.missingFields.${field}`)}</th>
      <td data-label={props.firstTitle}>{valueText(field, taken, { t, beats })}</td>
      <td data-label={props.ownTitle} {...(difference?.changed && { 'data-changed': '' })}>
        {valueText(field, readField(writing.document, field), { t, beats })}
      </td>
      <td {...(!difference && { 'data-alike': '' })}>
        {difference && <Difference field={field} isChanged={difference.changed} />}
        {mayTake && difference.changed && (
          <Button
            size="small"
            aria-keyshortcuts="ArrowLeft"
            aria-label={t('compare.takeFirstNamed', {
              field: t(`preview.missingFields.${field}`),
            })}
            onClick={take}
          >
            {t('compare.takeFirst')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Names the step of a field and leads to it, where its value is changed. */
function StepLink({ field, writing, onStep }: Compared & { field: ReviewField }) {
  const { t } = useTranslation('ecgReview')
  const { step } = reviewField(field)
  const name = t(`steps.${step}`)
  if (writing.isReadOnly) return name
  return (
    <button type="button" onClick={() => onStep(step)}>
      {name}
    </button>
  )
}

/** Says that a field was changed, for a number also beyond which reading error, or that it is within it. */
function Difference({ field, isChanged }: { field: ReviewField; isChanged: boolean }) {
  const { t } = useTranslation('ecgConclusion')
  const error = errorText(field)
  if (!isChanged) return <span>{t('compare.within', { error })}</span>
  return (
    <span>
      <b>{t('compare.changed')}</b>
      {error && t('compare.over', { error })}
    </span>
  )
}

function stepOf(field: ReviewField | undefined): string | undefined {
  return field && reviewField(field).step
}

function errorText(field: ReviewField): string {
  const row = reviewField(field)
  return row.kind === 'number' ? reviewNumberText(field, row.readingError) : ''
}
