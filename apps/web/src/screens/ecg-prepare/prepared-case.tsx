import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePage } from '../../errors/failure-page.tsx'
import { isAnalysing, openedRecordingQuery } from '../../features/ecg-patching/patching.queries.ts'
import { RecordingTabs } from '../../features/ecg-patching/recording-tabs.tsx'
import { keptEditsKey, readKeptEdits } from '../../features/ecg-patching/session/kept-edits.ts'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { useSession } from '../../session/session-context.tsx'
import { lastWorklist } from '../../shell/last-worklist.ts'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { NotPrepared } from './not-prepared.tsx'
import { PreparedRecording } from './prepared-recording.tsx'

type Props = {
  consult: ReadingCase
  recordings: readonly Recording[]
  /** The recording that the address names. */
  wanted: string | undefined
  onChanged: () => void
}

/** Opens a recording of the case, or says why there is none to prepare. */
export function PreparedCase(props: Props) {
  const { consult, recordings, wanted } = props
  const { t } = useTranslation('patching')
  const navigate = useNavigateTo()
  const { caseId } = consult
  const onRecording = (rid: string) =>
    navigate(paths.ecgPrepare({ caseId, rid }), { replace: true })
  const recording =
    recordings.find(({ rid }) => rid === wanted) ??
    recordings.find(({ state }) => state === 'ready') ??
    recordings[0]
  const none = {
    ...{ consult, recordings, onChanged: props.onChanged },
    tabs: <RecordingTabs {...{ recordings, onRecording }} current={recording?.rid ?? ''} />,
  }
  if (!recording) return <NotPrepared {...none} words={t('states.noRecording')} />
  if (recording.state === 'importing')
    return <NotPrepared {...none} words={t('states.importing')} isBusy />
  if (recording.state === 'failed' || recording.analysis?.problem)
    return <NotPrepared {...none} words={t('states.unreadable')} problem={recording} />
  if (isAnalysing(recording)) return <NotPrepared {...none} words={t('states.analysing')} isBusy />
  return <Opened {...props} key={recording.rid} {...{ recording, onRecording }} tabs={none.tabs} />
}

function Opened(
  props: Props & {
    recording: Recording
    tabs: ReactNode
    onRecording: (rid: string) => void
  },
) {
  const { consult, recording } = props
  const { t } = useTranslation('patching')
  const { uid } = useSession()
  const opened = useQuery(openedRecordingQuery(consult.caseId, recording))
  const title = t('pageTitle', { pet: consult.pet.name })
  if (opened.isError) {
    return (
      <Page as="main">
        <FailurePage
          error={opened.error}
          title={title}
          onRetry={() => void opened.refetch()}
          back={<Back />}
        />
      </Page>
    )
  }
  if (!opened.data || opened.isFetching) {
    return (
      <Page as="main">
        <h1>{title}</h1>
        <BlockSkeleton lines={9} />
      </Page>
    )
  }
  const key = keptEditsKey(uid, recording.rid)
  return (
    <PreparedRecording
      {...props}
      key={opened.dataUpdatedAt}
      opened={opened.data}
      keptKey={key}
      kept={readKeptEdits(key)}
      onReopen={() => void opened.refetch()}
    />
  )
}

function Back() {
  const { t } = useTranslation('patching')
  return (
    <ButtonLink variant="outlined" href={lastWorklist()}>
      {t('header.back')}
    </ButtonLink>
  )
}
