import type { EctopicRange } from '@systole/domain/ecg-reviews/ecg-review'
import {
  type ReviewField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import type { TFunction } from 'i18next'

type Translate = TFunction<'ecgConclusion'>

const WORDS = [
  'yes',
  'no',
  'undetermined',
  'regular',
  'regularly irregular',
  'irregular',
  'normal',
  'tall',
  'indiscernible',
  'discernible',
  'prolonged',
  'notch',
  'tall and upright',
  'wide and bizarre',
  'deep S',
  'low voltage',
  'notched',
] as const

/** Returns the value of a field as a reader sees it; several entries one per line. */
export function valueText(field: ReviewField, value: unknown, t: Translate): string {
  switch (reviewField(field).kind) {
    case 'number':
      return typeof value === 'number' ? reviewNumberText(field, value) : t('values.notApplicable')
    case 'flag':
      if (value === null || value === undefined) return t('compare.empty')
      return t(value === true ? 'values.seen' : 'values.notSeen')
    case 'choice':
      return wordText(value, t)
    case 'set':
      return listOf(value)
        .map((word) => wordText(word, t))
        .join(t('values.join'))
    case 'list':
      return listOf(value)
        .map((entry) => entryText(entry, t))
        .join('\n')
    case 'text':
      return typeof value === 'string' ? value : ''
  }
}

function wordText(value: unknown, t: Translate): string {
  const word = WORDS.find((each) => each === value)
  return word ? t(`values.${word}`) : t('compare.empty')
}

function entryText(entry: unknown, t: Translate): string {
  if (typeof entry !== 'object' || entry === null) return ''
  if ('kind' in entry) {
    const { kind, count } = entry as EctopicRange // the only entry with a kind
    return t('values.range', { kind: t(`values.kinds.${kind}`), count })
  }
  if ('priority' in entry && 'name' in entry) {
    const { name, priority } = entry as { name: string; priority: 'recommended' } // of the document
    return `${name} (${t(`evaluation.priorities.${priority}`)})`
  }
  if ('name' in entry) return String(entry.name)
  return 'text' in entry ? String(entry.text) : ''
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
