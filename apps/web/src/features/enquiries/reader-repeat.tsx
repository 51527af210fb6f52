import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AskedBar } from './asked-bar.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { RepeatItem } from './repeat-item.tsx'
import { decideRepeat, type Repeat, repeatsQuery } from './repeats.queries.ts'

/** Shows in the reading room the open request for re-performance and the decided ones. */
export function ReaderRepeat({ caseId }: { caseId: string }) {
  const repeats = useQuery(repeatsQuery(caseId)).data?.repeats ?? []
  const open = repeats.find(({ decision }) => decision === '')
  const decided = repeats.filter((each) => each !== open)
  return (
    <>
      {open && <Decide caseId={caseId} repeat={open} />}
      {decided.map((repeat) => (
        <div key={repeat.repeat_id} style={{ padding: '8px 16px' }}>
          <RepeatItem repeat={repeat} />
        </div>
      ))}
    </>
  )
}

function Decide({ caseId, repeat }: { caseId: string; repeat: Repeat }) {
  const { t } = useTranslation('repeats')
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const { repeat_id } = repeat
  const accepting = useAction({
    run: () => decideRepeat({ caseId, repeat_id, decision: 'accepted' }),
    done: t('acceptedDone'),
    onEnd: () => setAsked(undefined),
  })
  return (
    <AskedBar title={t('readerTitle')} question={<RepeatItem repeat={repeat} isMine />}>
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
          button={t('confirmDecline')}
          done={t('declinedDone')}
          onSend={(reason) => decideRepeat({ caseId, repeat_id, decision: 'declined', reason })}
        />
      )}
      {accepting.error && (
        <Notice tone="danger" announce>
          {t('notSent', { reason: describeError(accepting.error) })}
        </Notice>
      )}
      <ConfirmDialog
        open={asked === 'accept'}
        title={t('acceptTitle')}
        confirmLabel={t('confirmAccept')}
        busy={accepting.isBusy}
        onConfirm={() => accepting.start()}
        onCancel={() => setAsked(undefined)}
      >
        {t('acceptText')}
      </ConfirmDialog>
    </AskedBar>
  )
}
