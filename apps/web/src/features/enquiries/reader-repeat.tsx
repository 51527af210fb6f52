import { can } from '@systole/domain/access/access'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AcceptRepeatDialog } from './accept-repeat-dialog.tsx'
import { AskedBar } from './asked-bar.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { RepeatItem } from './repeat-item.tsx'
import { decideRepeat, type Repeat, type RepeatWords, repeatsQuery } from './repeats.queries.ts'

/** Shows in the reading room the open request for re-performance and the decided ones. */
export function ReaderRepeat(props: {
  caseId: string
  /** True where the decided requests have a place of their own. */
  isOpenAlone?: boolean
}) {
  const { caseId, isOpenAlone = false } = props
  const { data } = useQuery(repeatsQuery(caseId))
  const { user_type: userType } = useSession()
  if (!data) return null
  const { repeats, words, promiseMinutes } = data
  const open = can(userType, 'decideRepeat') && repeats.find(({ decision }) => decision === '')
  const decided = repeats.filter((each) => each !== open)
  return (
    <>
      {open && <Decide {...{ caseId, words, promiseMinutes }} repeat={open} />}
      {(isOpenAlone ? [] : decided).map((repeat) => (
        <div key={repeat.repeat_id} style={{ padding: '8px 16px' }}>
          <RepeatItem {...{ repeat, words }} />
        </div>
      ))}
    </>
  )
}

function Decide(props: {
  caseId: string
  repeat: Repeat
  words: RepeatWords
  promiseMinutes: number
}) {
  const { caseId, repeat, words, promiseMinutes } = props
  const { t } = useTranslation('repeats')
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const { repeat_id } = repeat
  return (
    <AskedBar
      title={t(`${words}.readerTitle`)}
      question={<RepeatItem {...{ repeat, words }} isMine />}
    >
      {asked !== 'decline' && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant="contained" onClick={() => setAsked('accept')}>
            {t('accept')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('decline')}>
            {t('decline')}
          </Button>
        </div>
      )}
      {asked === 'decline' && (
        <EnquiryForm
          place={repeat_id}
          label={t('answer')}
          hint={t(`${words}.answerHint`)}
          button={t('confirmDecline')}
          done={t('declinedDone')}
          onSend={(reason) => decideRepeat({ caseId, repeat_id, decision: 'declined', reason })}
        />
      )}
      {asked === 'accept' && (
        <AcceptRepeatDialog
          {...{ caseId, words, promiseMinutes }}
          repeatId={repeat_id}
          onClose={() => setAsked(undefined)}
        />
      )}
    </AskedBar>
  )
}
