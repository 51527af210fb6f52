import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { Repeat, RepeatWords } from './repeats.queries.ts'

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  paddingLeft: 12,
  borderLeft: `3px solid ${(theme.vars ?? theme).palette.edge.line}`,
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { color: (theme.vars ?? theme).palette.ink.muted, fontSize: '.875rem' },
}))

/** Shows the request with its reason and the decision with its reason; the person who decides does not see that it is waiting. */
export function RepeatItem(props: { repeat: Repeat; words: RepeatWords; isMine?: boolean }) {
  const { repeat, words, isMine = false } = props
  const { t } = useTranslation('repeats')
  const format = useFormat()
  const { decision, askedAt, decidedAt, asked_by: name, reason, answer } = repeat
  const date = (at: Date | undefined) => (at ? format.dateTime(at) : '')
  return (
    <Root>
      <small>{t('about', { name, date: date(askedAt) })}</small>
      <p>{reason}</p>
      {decision !== '' && <small>{t(decision, { date: date(decidedAt) })}</small>}
      {decision === '' && !isMine && <small>{t(`${words}.waiting`)}</small>}
      {answer && <p>{answer}</p>}
    </Root>
  )
}
