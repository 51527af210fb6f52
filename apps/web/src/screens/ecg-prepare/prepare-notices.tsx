import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import type { EditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import type { Patching } from '../../features/ecg-patching/session/use-patching.ts'
import { TraceStateNote } from '../../features/ecg-trace/trace-state-note.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { lastWorklist } from '../../shell/last-worklist.ts'
import { OfflineBar } from '../../shell/offline-bar.tsx'
import { SkipLink } from '../../shell/skip-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import type { PatchAccess } from './use-patch-access.ts'

type Props = {
  consult: ReadingCase
  access: PatchAccess
  lock: EditLock
  patching: Patching
  /** The number of unsaved edits that were on this device. */
  restored: number
  /** True if they were made on an older revision. */
  isNewer: boolean
  problem: string | undefined
  onChanged: () => void
}

/** Shows what keeps the recording from being changed and what happened to unsaved edits. */
export function PrepareNotices(props: Props) {
  const { patching, restored, isNewer, problem } = props
  const { t } = useTranslation('patching')
  const { refusal, isForShape } = patching.state
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <AccessNotice {...props} />
      {patching.state.log.patched.beats.length === 0 && (
        <Notice tone="warn">{t('states.noBeats')}</Notice>
      )}
      {restored > 0 && patching.edits.length > 0 && (
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
      <TraceStateNote source={patching.recording.source} />
    </>
  )
}

function AccessNotice({ consult, access, lock, onChanged }: Props) {
  const { t } = useTranslation('patching')
  const { readOnly, mayTake } = access
  const taking = useAction({
    run: () => takeCase(consult),
    onEnd: onChanged,
  })
  if (readOnly === undefined) return null
  const actions = {
    notTaken: { words: t('states.take'), act: () => taking.start() },
    heldByOther: { words: t('states.takeOver'), act: () => taking.start() },
    otherTab: { words: t('states.takeTab'), act: lock.take },
  }
  const action = readOnly in actions ? actions[readOnly as keyof typeof actions] : undefined
  const isGone = readOnly === 'sent' || readOnly === 'asked'
  const isOffered = readOnly === 'otherTab' || mayTake
  return (
    <Notice
      tone="info"
      action={
        isGone ? (
          <ButtonLink size="small" variant="outlined" href={lastWorklist()}>
            {t('header.back')}
          </ButtonLink>
        ) : (
          action &&
          isOffered && (
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

/** Takes a free case, or one from the colleague who has it. */
async function takeCase({ caseId, status, version, reader }: ReadingCase): Promise<void> {
  await (reader
    ? orThrow(client.claims.takeOverCase({ caseId, from: reader.accountId }))
    : orThrow(client.cases.updateSession({ caseId, params: { status, version } })))
}
