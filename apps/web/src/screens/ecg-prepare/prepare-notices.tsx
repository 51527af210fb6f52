import { paths } from '@systole/contract/pages'
import { workQueueOf } from '@systole/domain/ecg-cases/work-queue'
import { memo, type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import type { ReadOnlyReason } from '../../features/ecg-patching/patch-statements.ts'
import type { PatchingState } from '../../features/ecg-patching/session/patching-state.ts'
import type { EditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import { UndoTime, useRefetchWhile } from '../../features/ecg-review/completed/undo-time.tsx'
import { signatures } from '../../features/ecg-review/signing/signatures.ts'
import type { SignedReview } from '../../features/ecg-review/signing/signing.queries.ts'
import type { TraceSource } from '../../features/ecg-trace/source/trace-source.ts'
import { TraceStateNote } from '../../features/ecg-trace/trace-state-note.tsx'
import { NextCase } from '../../features/reading/claims/next-case.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { useSession } from '../../session/session-context.tsx'
import { lastWorklist } from '../../shell/last-worklist.ts'
import { OfflineBar } from '../../shell/offline-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import type { PatchAccess } from './use-patch-access.ts'

type Props = {
  /** Switches to the other recordings of the case. */
  tabs: ReactNode
  consult: ReadingCase
  access: PatchAccess
  lock: EditLock
  refusal: PatchingState['refusal']
  /** True while the next label is for a whole shape. */
  isForShape: boolean
  hasBeats: boolean
  /** The number of edits that are not saved. */
  editCount: number
  source: TraceSource
  /** The number of unsaved edits that were on this device. */
  restored: number
  /** True if they were made on an older revision. */
  isNewer: boolean
  problem: string | undefined
  onChanged: () => void
}

/** Shows what keeps the recording from being changed and what happened to unsaved edits. */
export const PrepareNotices = memo(function PrepareNotices(props: Props) {
  const { refusal, isForShape, restored, isNewer, problem } = props
  const { t } = useTranslation('patching')
  return (
    <>
      {props.tabs}
      <OfflineBar />
      <AccessNotice {...props} />
      {!props.hasBeats && <Notice tone="warn">{t('states.noBeats')}</Notice>}
      {restored > 0 && props.editCount > 0 && (
        <Notice tone="info" announce>
          {isNewer ? t('conflict.replayed') : t('states.restored', { count: restored })}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {refusal && (
        <Notice key={refusal.count} tone="warn" announce>
          {t(`refusals.${refusal.refusal}`)}
        </Notice>
      )}
      {isForShape && (
        <Notice tone="info" announce>
          {t('forShape')}
        </Notice>
      )}
      <TraceStateNote source={props.source} />
    </>
  )
})

/** The reasons with which nothing is left to do here. */
const GONE: readonly ReadOnlyReason[] = ['waiting', 'asked', 'rejected', 'sent']

/** Says that the normal report was signed here, with the time in which that can be undone. SPEC E8. */
function SignedNotice({
  consult: { caseId, status },
  signed,
  onChanged,
}: Pick<Props, 'consult' | 'onChanged'> & { signed: SignedReview }) {
  const { t } = useTranslation('patching')
  useRefetchWhile(status === 'review_done', onChanged)
  return (
    <Notice tone="ok" announce action={<NextSteps caseId={caseId} />}>
      <p>{t(status === 'review_done' ? 'normal.signed' : 'normal.released')}</p>
      <UndoTime {...{ caseId, signed }} onUndone={onChanged} />
    </Notice>
  )
}

function AccessNotice(props: Props) {
  const { consult, onChanged } = props
  const signed = useSyncExternalStore(signatures.subscribe, signatures.get).get(consult.caseId)
  return signed && props.access.readOnly === 'sent' ? (
    <SignedNotice {...{ consult, signed, onChanged }} />
  ) : (
    <ReadOnlyNotice {...props} />
  )
}

function ReadOnlyNotice({ consult, access, lock, onChanged }: Props) {
  const { t } = useTranslation('patching')
  const { readOnly, mayTake, mayTakeOver } = access
  const taking = useAction({
    run: () => takeCase(consult),
    onEnd: onChanged,
  })
  // the question about quality is beside the trace
  const isDecided = readOnly === 'asked' && access.mayDecideQuality
  if (readOnly === undefined || isDecided) return null
  const take = { words: t('states.take'), act: () => taking.start() }
  const isFree = consult.reader === undefined
  const actions: Partial<Record<ReadOnlyReason, typeof take | false>> = {
    notTaken: mayTake && take,
    narrow: isFree && mayTake && take,
    heldByOther: mayTakeOver && { ...take, words: t('states.takeOver') },
    otherTab: { words: t('states.takeTab'), act: lock.take },
  }
  const action = actions[readOnly]
  const isGone = GONE.includes(readOnly)
  return (
    <Notice
      tone="info"
      action={
        isGone ? (
          <NextSteps caseId={consult.caseId} />
        ) : (
          action && (
            <Button size="small" variant="contained" disabled={taking.isBusy} onClick={action.act}>
              {action.words}
            </Button>
          )
        )
      }
    >
      {t(`states.${readOnly}`, { name: consult.reader?.name ?? '' })}
      {taking.problem && ` ${taking.problem}`}
    </Notice>
  )
}

/** Leads to the next case of the own queue, and back to the list. */
function NextSteps({ caseId }: { caseId: string }) {
  const { t } = useTranslation('patching')
  const queue = workQueueOf(useSession().user_type)
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {queue && (
        <NextCase
          after={caseId}
          takesFocus={false}
          queue={{ status: [...queue.statuses], session_types: ['ecg1l', 'ecg6l'] }}
          path={paths.ecgPrepare}
        />
      )}
      <ButtonLink variant="outlined" href={lastWorklist()}>
        {t('header.back')}
      </ButtonLink>
    </span>
  )
}

/** Takes a free case, or one from the colleague who has it. */
async function takeCase({ caseId, status, version, reader }: ReadingCase): Promise<void> {
  await (reader
    ? orThrow(client.claims.takeOverCase({ caseId, from: reader.accountId }))
    : orThrow(client.cases.updateSession({ caseId, params: { status, version } })))
}
