import { styled } from '@mui/material/styles'
import { REPEAT_WITHIN } from '@systole/domain/repeats/repeat'
import { MINUTE } from '@systole/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { RepeatItem } from './repeat-item.tsx'
import { askRepeat, type RepeatWords, repeatsQuery } from './repeats.queries.ts'

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
}))

/**
 * Shows below a report, to its clinic, the request for re-performance within a day and its decision; afterwards the reason why
 * not. SPEC 9.
 */
export function ClinicRepeat(props: {
  caseId: string
  /** True for admins, who ask at any time. */
  isOffice?: boolean
}) {
  const { caseId, isOffice = false } = props
  const { t } = useTranslation('repeats')
  const { data } = useQuery(repeatsQuery(caseId))
  if (!data?.until) return null
  const { words, until, refused } = data
  // an open request is decided above, by those who may
  const listed = isOffice ? data.repeats.filter(({ decision }) => decision !== '') : data.repeats
  return (
    <Part aria-labelledby="repeat">
      <h2 id="repeat" style={{ margin: 0, fontSize: '1.125rem' }}>
        {t(`${words}.title`)}
      </h2>
      {listed.map((repeat) => (
        <RepeatItem key={repeat.repeat_id} {...{ repeat, words }} />
      ))}
      <AskRepeat {...{ caseId, words, refused }} until={isOffice ? undefined : until} />
    </Part>
  )
}

function AskRepeat(props: {
  caseId: string
  words: RepeatWords
  /** Undefined without a limit. */
  until: Date | undefined
  refused: string
}) {
  const { caseId, words, until, refused } = props
  const { t } = useTranslation('repeats')
  const format = useFormat()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const date = until ? format.dateTime(until) : ''
  // The page's clock ticks once a minute, so it may be behind the report.
  const left = until ? Math.min(until.getTime() - now.getTime(), REPEAT_WITHIN) : REPEAT_WITHIN
  const minutes = Math.ceil(left / MINUTE)
  const isOver = refused === 'repeatOver' || minutes <= 0
  if (refused === 'wrongStatus') return null
  if (refused === 'repeatAsked') return <p style={{ margin: 0 }}>{t(`${words}.asked`)}</p>
  if (isOpen && !isOver) {
    return (
      <EnquiryForm
        place={`${caseId}-repeat`}
        label={t('reason')}
        button={t('send')}
        done={t('sent')}
        onSend={(reason) => askRepeat({ caseId, reason })}
      />
    )
  }
  return (
    <>
      <p id="repeat-when" style={{ margin: 0 }}>
        {isOver
          ? t(`${words}.over`, { date })
          : t('left', { left: format.duration(minutes), date })}
      </p>
      <div>
        <Button
          variant="outlined"
          disabled={isOver}
          aria-describedby="repeat-when"
          onClick={() => setOpen(true)}
        >
          {t(`${words}.ask`)}
        </Button>
      </div>
    </>
  )
}
