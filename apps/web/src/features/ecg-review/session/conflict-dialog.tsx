import { styled } from '@mui/material/styles'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { useFieldWords } from '../fields/use-field-words.ts'
import { mergeReviews, withFieldsOf } from './merge-reviews.ts'
import type { ReviewSaveState, ReviewSession } from './review-session.ts'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '6px 10px 6px 0',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
}))

/** Shows the answers that two people gave differently, and asks whose to keep. -6025. */
export function ReviewConflictDialog(props: {
  session: ReviewSession
  document: EcgReview
  save: Extract<ReviewSaveState, { is: 'conflict' }>
}) {
  const { session, document: mine, save } = props
  const { t } = useTranslation('ecgReview')
  const words = useFieldWords()
  const keep = useRef<HTMLButtonElement>(null)
  const { other, clashes } = save
  if (!other || clashes.length === 0) return null
  const answerOf = (review: EcgReview, field: (typeof clashes)[number]) =>
    words.answer(review, field) ?? t('field.empty')
  const merged = () => mergeReviews({ base: undefined, mine, theirs: other.document }).merged
  return (
    <AppDialog
      open
      role="alertdialog"
      title={t('conflict.title')}
      dismiss={{ escape: false, backdrop: false, x: false }}
      onClose={() => {}}
      initialFocus={keep}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => session.choose(withFieldsOf(merged(), other.document, clashes))}
          >
            {t('conflict.theirs')}
          </Button>
          <Button ref={keep} variant="contained" onClick={() => session.choose(merged())}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.yours')}</th>
            <th scope="col">{t('conflict.saved')}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((field) => (
            <tr key={field}>
              <th scope="row">{words.name(field)}</th>
              <td>{answerOf(mine, field)}</td>
              <td>{answerOf(other.document, field)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </AppDialog>
  )
}
