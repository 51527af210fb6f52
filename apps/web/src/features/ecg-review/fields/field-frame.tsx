import { styled } from '@mui/material/styles'
import {
  type ReviewField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { answeredAt, sourceOf } from '@systole/domain/ecg-reviews/review-sources'
import { Cpu, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { useFieldWords } from './use-field-words.ts'

const Frame = styled('div')(({ theme }) => {
  const { edge, ink, tone, brand } = (theme.vars ?? theme).palette
  return {
    padding: '11px 0 12px',
    borderBottom: `1px solid ${edge.line}`,
    '&:last-of-type': { borderBottom: 0 },
    '& > header': { display: 'flex', alignItems: 'center', gap: 8, marginBottom: 6 },
    '& h3': { flex: 1, margin: 0, fontSize: '1rem', fontWeight: 650, color: ink.strong },
    '& [data-source]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 5,
      fontSize: '.8125rem',
      color: ink.muted,
    },
    '& [data-source="reviewer"]': { fontWeight: 650, color: brand.hover },
    '& [data-flag]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      fontSize: '.8125rem',
      fontWeight: 650,
      color: tone.warn.text,
      whiteSpace: 'nowrap',
    },
    '& [data-flag="within"], & [data-flag="noReference"]': { color: ink.muted, fontWeight: 400 },
    '& [data-look]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 8,
      marginTop: 8,
      padding: '6px 10px',
      borderRadius: 6,
      fontSize: '.8125rem',
      color: tone.warn.text,
      backgroundColor: tone.warn.background,
    },
    '& > p': { margin: '6px 0 0', fontSize: '.8125rem', color: ink.muted },
  }
})

type Props = Pick<ReviewStepProps, 'document' | 'loaded' | 'accept' | 'isEditable'> & {
  field: ReviewField
  /** The name, if it is not that of the field. */
  name?: string
  headingId: string
  /** Beside the name; by default the source. */
  aside?: ReactNode
  children: ReactNode
}

/** Renders a field of the review with its name, where its value comes from, and what waits for a second look. */
export function ReviewFieldFrame(props: Props) {
  const { document, loaded, field, name, headingId, aside, accept, isEditable, children } = props
  const { t } = useTranslation('ecgReview')
  const words = useFieldWords()
  const needsLook = sourceOf(document, field)?.second_look === true
  return (
    <Frame data-review-field={field}>
      <header>
        <h3 id={headingId}>{name ?? words.name(field)}</h3>
        {aside ?? <FieldSource {...{ document, loaded, field }} />}
      </header>
      {children}
      {needsLook && (
        <div data-look>
          <span>{t('field.secondLook')}</span>
          {isEditable && (
            <Button size="small" onClick={() => accept(field)}>
              {t('field.confirm')}
            </Button>
          )}
        </div>
      )}
    </Frame>
  )
}

/** Says whether a value is automatic or whose it is: the reader's own, or that of a person by name. */
export function FieldSource({
  document,
  loaded,
  field,
}: Pick<Props, 'document' | 'loaded' | 'field'>) {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const source = sourceOf(document, field)
  if (!source) return null
  const isNumber = reviewField(field).kind === 'number'
  if (source.by === 'auto') {
    return (
      <span data-source="auto">
        <Icon of={Cpu} size={14} /> {t(isNumber ? 'field.automatic' : 'field.proposed')}
      </span>
    )
  }
  const at = answeredAt(source)
  const time = at ? format.time(at) : ''
  const { uid = '', by } = source
  const name = loaded.onServer.people[uid] ?? t(`field.${by}`)
  return (
    <span data-source={by}>
      <Icon of={UserRound} size={14} />{' '}
      {uid === loaded.ownUid ? t('field.you', { time }) : t('field.person', { name, time })}
    </span>
  )
}

/** Says what the automatic number was, once a person gave another one. */
export function useAutomaticSaid({
  document,
  field,
}: Pick<Props, 'document' | 'field'>): string | undefined {
  const { t } = useTranslation('ecgReview')
  const source = sourceOf(document, field)
  if (!source || source.by === 'auto' || typeof source.auto !== 'number') return undefined
  return t('field.automaticSaid', { value: reviewNumberText(field, source.auto) })
}
