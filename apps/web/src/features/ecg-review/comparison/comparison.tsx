import { styled } from '@mui/material/styles'
import { diffReviews, type FieldDifference } from '@systole/domain/ecg-reviews/diff-reviews'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import {
  type ReviewField,
  type ReviewValue,
  readField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { REVIEW_STEPS } from '@systole/domain/ecg-reviews/review-steps'
import { fieldsOf } from '@systole/domain/ecg-reviews/step-state'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { FilterChips } from '../../../ui/form/filter-chips.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { StepPart } from '../diagnosis/step-part.tsx'
import { valueText } from './value-text.ts'

const Table = styled('table')(({ theme }) => {
  const { edge, ink, tone } = (theme.vars ?? theme).palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '.9375rem',
    '& th, & td': {
      padding: '8px 10px',
      borderBottom: `1px solid ${edge.line}`,
      textAlign: 'left',
      verticalAlign: 'top',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& thead th, & tbody th': { color: ink.strong, fontWeight: 600 },
    '& td[data-changed]': {
      backgroundColor: tone.warn.background,
      boxShadow: `inset 4px 0 0 ${tone.warn.text}`,
      color: ink.strong,
      fontWeight: 600,
    },
    '& b': { color: tone.warn.text },
    '& tbody tr:not([data-step]) > [data-step-name]': { borderBottom: 0 },
    '& [data-step-name]': { color: ink.strong, fontWeight: 600 },
    [theme.breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, overflow: 'hidden' },
      '& tbody, & tr, & th, & td': { display: 'block' },
      '& tbody th': { borderBottom: 0, paddingBottom: 0 },
      '& td:not(:last-child)': { borderBottom: 0 },
      '& [data-step-name]:empty': { display: 'none' },
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

/** Compares the first review with the own one field by field; what differs is marked by word and bar. SPEC E28, handbook 5.7. */
export function ReviewComparison(props: {
  writing: ReviewWriting
  first: EcgReview
  firstReviewer: string
  round: 'second' | 'async'
}) {
  const { writing, first, firstReviewer, round } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [shown, setShown] = useState<'changed' | 'all'>('changed')
  const differences = diffReviews(first, writing.document, writing.service)
  const byField = new Map(differences.map((each) => [each.field, each]))
  const all = REVIEW_STEPS.flatMap((step) => fieldsOf(step, writing.service))
  const fields = shown === 'all' ? all : all.filter((field) => byField.has(field))
  const changed = differences.filter((each) => each.changed).length
  const ownTitle = t(round === 'second' ? 'compare.yours' : 'compare.yoursAsync')
  const firstTitle = [t('compare.first'), firstReviewer].filter(Boolean).join(', ')
  return (
    <StepPart
      id={id}
      title={t('compare.title')}
      aside={`${t('compare.changedCount', { count: changed })}, ${t('compare.alike', {
        count: all.length - differences.length,
      })}`}
    >
      <FilterChips
        label={t('compare.show')}
        chips={[
          { id: 'changed', label: t('compare.onlyChanged') },
          { id: 'all', label: t('compare.all') },
        ]}
        chosen={shown}
        onChoose={setShown}
      />
      {fields.length === 0 ? (
        <p role="status">{t('compare.none')}</p>
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
                {...{ writing, first, field, firstTitle, ownTitle }}
                isFirstOfStep={stepOf(field) !== stepOf(fields[place - 1])}
                difference={byField.get(field)}
              />
            ))}
          </tbody>
        </Table>
      )}
    </StepPart>
  )
}

function FieldRow(props: {
  writing: ReviewWriting
  first: EcgReview
  field: ReviewField
  difference: FieldDifference | undefined
  /** True if the name of its step is written before it. */
  isFirstOfStep: boolean
  firstTitle: string
  ownTitle: string
}) {
  const { writing, first, field, difference, firstTitle, ownTitle, isFirstOfStep } = props
  const { t } = useTranslation('ecgConclusion')
  const { t: review } = useTranslation('ecgReview')
  const name = t(`preview.missingFields.${field}`)
  const taken: ReviewValue = readField(first, field)
  return (
    <tr {...(isFirstOfStep && { 'data-step': '' })}>
      <td data-step-name aria-hidden={!isFirstOfStep}>
        {isFirstOfStep && review(`steps.${reviewField(field).step}`)}
      </td>
      <th scope="row">{name}</th>
      <td data-label={firstTitle}>{valueText(field, taken, t)}</td>
      <td data-label={ownTitle} {...(difference?.changed && { 'data-changed': '' })}>
        {valueText(field, readField(writing.document, field), t)}
      </td>
      <td>
        {difference?.changed && <b>{t('compare.changed')}</b>}
        {difference && !difference.changed && t('compare.within', { error: errorText(field) })}
        {difference && !writing.isReadOnly && (
          <div>
            <Button
              size="small"
              aria-label={t('compare.takeFirstNamed', { field: name })}
              onClick={() => writing.answer(field, taken)}
            >
              {t('compare.takeFirst')}
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}

function stepOf(field: ReviewField | undefined): string | undefined {
  return field && reviewField(field).step
}

function errorText(field: ReviewField): string {
  const row = reviewField(field)
  return row.kind === 'number' ? reviewNumberText(field, row.readingError) : ''
}
