import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { Enquiry } from './enquiries.queries.ts'

const Item = styled('article')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 4,
    padding: '10px 0',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& small': { color: ink.muted, fontSize: '.8125rem' },
    '& blockquote': {
      margin: '6px 0 0',
      padding: '2px 0 2px 12px',
      borderLeft: `3px solid ${edge.line}`,
      display: 'grid',
      gap: 4,
    },
  }
})

/** Shows one question: its author, subject and outcome; the person who must answer does not see that it is waiting. */
export function EnquiryItem({ enquiry, isMine = false }: { enquiry: Enquiry; isMine?: boolean }) {
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  const { kind, state, text, fileName, answer, askedAt, answeredAt } = enquiry
  const at = (time: Date | undefined) => (time ? format.dateTime(time) : '')
  return (
    <Item aria-label={t(`kinds.${kind}`)}>
      <small>
        {t('asked', { name: enquiry.asked_by, date: at(askedAt) })}
        {fileName && ` · ${t('file', { name: fileName })}`}
      </small>
      <p>{text}</p>
      {state === 'withdrawn' && <small>{t('withdrawn')}</small>}
      {state === 'open' && !isMine && <small>{t('waiting')}</small>}
      {state === 'answered' && (
        <blockquote>
          <small>{t('answered', { name: enquiry.answered_by, date: at(answeredAt) })}</small>
          <p>{answer}</p>
        </blockquote>
      )}
    </Item>
  )
}
