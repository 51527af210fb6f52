import type { Case } from '@systole/contract/cases/wire-case'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { useAction } from '../../api/use-action.ts'
import { CorrectionNotice } from '../../features/ecg-review/correction/correction-notice.tsx'
import type {
  MeasuredReview,
  ReviewOnServer,
  ReviewRecording,
} from '../../features/ecg-review/loaded-review.ts'
import { TraceStateNote } from '../../features/ecg-trace/trace-state-note.tsx'
import { Enquiries } from '../../features/enquiries/enquiries.tsx'
import { readingCaseQuery } from '../../features/reading/desk/reading.queries.ts'
import { type ReadingCase, toReadingCase } from '../../features/reading/desk/reading-case.ts'
import { OfflineBar } from '../../shell/offline-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { ReviewAccess } from './review-access.ts'

type Props = {
  consult: ReadingCase
  onServer: ReviewOnServer
  access: ReviewAccess
  recording: ReviewRecording | undefined
  measured: MeasuredReview | undefined
  wasRestored: boolean
  onChanged: () => void
}

/** Says what keeps the review from being written, and what is not there yet. */
export function ReviewNotices(props: Props) {
  const { recording, measured, wasRestored } = props
  const { t } = useTranslation('ecgReview')
  return (
    <>
      <OfflineBar />
      {props.consult.status === 'resend_report_request' && (
        <Enquiries at="reader" caseId={props.consult.caseId} />
      )}
      {props.onServer.corrects !== '' && props.access.may === 'write' && (
        <CorrectionNotice caseId={props.consult.caseId} />
      )}
      <AccessNotice {...props} />
      {wasRestored && (
        <Notice tone="info" announce>
          {t('saved.restored')}
        </Notice>
      )}
      {measured?.state === 'measuring' && <Notice tone="info">{t('states.measuring')}</Notice>}
      {measured?.state === 'failed' && <Notice tone="warn">{t('states.failed')}</Notice>}
      {!recording && <Notice tone="warn">{t('states.noRecording')}</Notice>}
      {recording && <TraceStateNote source={recording.source} />}
    </>
  )
}

const FINISHED: readonly string[] = ['done', 'concluded']

function AccessNotice({ consult, onServer, access, onChanged }: Props) {
  const { t } = useTranslation('ecgReview')
  const taking = useAction({ run: () => takeReview(consult, access), onEnd: onChanged })
  const had = useRef(false)
  if (access.may === 'write') {
    had.current = true
    return null
  }
  const isFinished = access.may === 'look' && FINISHED.includes(access.because)
  const isLost = had.current && !isFinished
  const isCorrected = access.may === 'look' && access.because === 'corrected'
  const name = (isCorrected ? onServer.reviewer : consult.reader?.name) ?? ''
  const words = {
    claim: t('access.free'),
    takeOver: t('access.other', { name }),
    look: access.may === 'look' ? t(`access.${access.because}`, { name }) : '',
  }[access.may]
  return (
    <Notice
      tone={isLost ? 'warn' : 'info'}
      action={
        access.may !== 'look' && (
          <Button
            size="small"
            variant="contained"
            disabled={taking.isBusy}
            onClick={() => taking.start()}
          >
            {t(access.may === 'claim' ? 'access.start' : 'access.takeOver')}
          </Button>
        )
      }
    >
      {isLost && `${t('access.lost')} `}
      {words}
      {taking.problem && ` ${taking.problem}`}
    </Notice>
  )
}

/** Takes a free case, or one from the colleague who has it. */
async function takeReview(
  { caseId, version, reader }: ReadingCase,
  access: ReviewAccess,
): Promise<void> {
  const reply =
    access.may === 'claim'
      ? client.cases.updateSession({ caseId, params: { status: access.to, version } })
      : client.claims.takeOverCase({ caseId, from: reader?.accountId ?? '' })
  const { session } = await orThrow<{ session: Case }>(reply)
  queryClient.setQueryData(readingCaseQuery(caseId).queryKey, toReadingCase(session))
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}
