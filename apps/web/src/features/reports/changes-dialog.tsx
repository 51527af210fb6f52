import { styled } from '@mui/material/styles'
import { htmlLang } from '@systole/i18n/languages'
import { timeText } from '@systole/report/dates'
import { reportParts } from '@systole/report/report-parts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSimplifier } from '../../i18n/use-simplifier.ts'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { compareParts, type WordChange } from './compare-parts.ts'
import { ReportProblem } from './report-problem.tsx'
import { releasedReportQuery } from './reports.queries.ts'

const Part = styled('section')(({ theme }) => {
  const { tone } = (theme.vars ?? theme).palette
  return {
    marginTop: 20,
    '& h3': { fontSize: '1rem' },
    '& p': { margin: '6px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& ins': {
      color: tone.ok.text,
      backgroundColor: tone.ok.background,
      textDecoration: 'underline',
    },
    '& del': { color: tone.danger.text, backgroundColor: tone.danger.background },
  }
})

/** Shows the differences between one revision and the one before it, word by word. */
export function ChangesDialog(props: {
  caseId: string
  before: string
  after: string
  onClose: () => void
}) {
  const { caseId, before, after, onClose } = props
  const { t } = useTranslation(['revisions', 'common'])
  const old = useQuery(releasedReportQuery(caseId, before))
  const now = useQuery(releasedReportQuery(caseId, after))
  const toSimplified = useSimplifier(now.data?.model.language ?? 'en_us')
  const close = useRef<HTMLButtonElement>(null)
  const changes = useMemo(() => {
    if (!old.data || !now.data || !toSimplified) return undefined
    const [one, other] = [old.data.model, now.data.model].map((model) =>
      reportParts(model, { toSimplified }),
    )
    return compareParts(one ?? [], other ?? [], htmlLang[now.data.model.language])
  }, [old.data, now.data, toSimplified])
  const failed = [old, now].find(({ error, data }) => error && !data)
  return (
    <AppDialog
      open
      size="md"
      title={t('revisions:compareTitle')}
      initialFocus={close}
      onClose={onClose}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <p>{t('revisions:compareLead', { before: timeText(before), after: timeText(after) })}</p>
      {failed?.error && (
        <ReportProblem error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!failed && !changes && <BlockSkeleton lines={6} />}
      {changes?.length === 0 && <p>{t('revisions:unchanged')}</p>}
      {changes?.map(({ id, title, words }) => (
        <Part key={id}>
          <h3>{title}</h3>
          <p>
            {words.map((word, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words have no names and are never moved
              <Word key={place} word={word} />
            ))}
          </p>
        </Part>
      ))}
    </AppDialog>
  )
}

/** Marks a change for screen readers and by underlining or striking out as well as by colour. */
function Word({ word: { text, is } }: { word: WordChange }) {
  const { t } = useTranslation('revisions')
  if (is === 'same') return text
  const Tag = is === 'added' ? 'ins' : 'del'
  return (
    <Tag>
      <VisuallyHidden>{`${t(is)}: `}</VisuallyHidden>
      {text}
    </Tag>
  )
}
