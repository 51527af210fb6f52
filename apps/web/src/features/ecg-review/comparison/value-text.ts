import type { EctopicRange } from '@systole/domain/ecg-reviews/ecg-review'
import {
  type ReviewField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { TFunction } from 'i18next'
import { numberOfBeat } from './number-of-beat.ts'

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

type Words = {
  t: Translate
  /** The beats by which ranges are numbered, if there is a recording. */
  beats?: readonly SourcedBeat[] | undefined
}

/** Returns the value of a field as a reader sees it; several entries one per line. */
export function valueText(field: ReviewField, value: unknown, words: Words): string {
  const { t } = words
  switch (reviewField(field).kind) {
    case 'number':
      return typeof value === 'number' ? reviewNumberText(field, value) : t('values.notApplicable')
    case 'flag':
      if (value === null || value === undefined) return t('compare.empty')
      return t(value === true ? 'values.seen' : 'values.notSeen')
    case 'choice':
      return wordText(value, t)
    case 'set':
      if (listOf(value).length === 0) return t('values.notApplicable')
      return listOf(value)
        .map((word) => wordText(word, t))
        .join(t('values.join'))
    case 'list':
      return listOf(value)
        .map((entry) => entryText(entry, words))
        .join('\n')
    case 'text':
      return typeof value === 'string' ? value : ''
  }
}

function wordText(value: unknown, t: Translate): string {
  const word = WORDS.find((each) => each === value)
  return word ? t(`values.${word}`) : t('compare.empty')
}

function entryText(entry: unknown, { t, beats }: Words): string {
  if (typeof entry !== 'object' || entry === null) return ''
  if ('kind' in entry) return rangeText(entry as EctopicRange, { t, beats }) // the only entry with a kind
  if ('priority' in entry && 'name' in entry) {
    const { name, priority } = entry as { name: string; priority: 'recommended' } // of the document
    return `${name} (${t(`evaluation.priorities.${priority}`)})`
  }
  if ('name' in entry) return String(entry.name)
  return 'text' in entry ? String(entry.text) : ''
}

/** Returns a range by the numbers of its beats, without a recording by their count. */
function rangeText(range: EctopicRange, { t, beats = [] }: Words): string {
  const { kind: of, count, from_sample, to_sample } = range
  const kind = t(`values.kinds.${of}`)
  if (beats.length === 0 || of === 'packet_loss') return t('values.range', { kind, count })
  const from = numberOfBeat(beats, from_sample)
  const to = numberOfBeat(beats, to_sample)
  return from === to
    ? t('values.beat', { kind, number: from })
    : t('values.beats', { kind, from, to })
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
