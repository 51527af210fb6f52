import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import { readingFilesQuery } from '../../features/reading/desk/reading.queries.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { lastWorklist } from '../../shell/last-worklist.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { ImportRecording } from './import-recording.tsx'
import { QualityReview } from './quality-review.tsx'
import { usePatchAccess } from './use-patch-access.ts'

/** Says why a case has nothing to prepare yet, with the ways on: another file, the file itself, or the rejection of the case. */
export function NotPrepared(props: {
  consult: ReadingCase
  recordings: readonly Recording[]
  words: string
  /** The other recordings of the case. */
  tabs: ReactNode
  isBusy?: boolean
  /** The recording that could not be read. */
  problem?: Recording
  onChanged: () => void
}) {
  const { consult, recordings, words, tabs, isBusy = false, problem, onChanged } = props
  const { t } = useTranslation(['patching', 'viewers'])
  const access = usePatchAccess(consult, useEditLock(problem?.rid ?? consult.caseId))
  return (
    <Page as="main">
      <h1>{t('pageTitle', { pet: consult.pet.name })}</h1>
      {tabs}
      <Notice
        tone={problem ? 'warn' : 'neutral'}
        action={problem && <Download caseId={consult.caseId} fileName={problem.fileName} />}
      >
        {problem && <b>{problem.fileName}: </b>}
        {words}
        {problem?.problem && (
          <>
            {' '}
            {t(`viewers:ecg.refused.${problem.problem.refusal}`)} {problem.problem.field}
          </>
        )}
      </Notice>
      {isBusy && <BlockSkeleton lines={4} />}
      {!isBusy && (
        <div style={{ maxWidth: 560, margin: '12px -16px' }}>
          <QualityReview
            {...{ consult, recordings, access, onChanged }}
            recording={problem}
            isPatched={false}
          />
        </div>
      )}
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 }}>
        <ButtonLink variant="outlined" href={lastWorklist()}>
          {t('header.back')}
        </ButtonLink>
        {!isBusy && <ImportRecording consult={consult} />}
      </p>
    </Page>
  )
}

/** Links the file as it was sent. */
function Download({ caseId, fileName }: { caseId: string; fileName: string }) {
  const { t } = useTranslation('patching')
  const files = useQuery(readingFilesQuery(caseId))
  const file = files.data?.find((each) => each.fileName === fileName)
  if (!file) return null
  return (
    <a href={file.url} download={file.name}>
      {t('states.download')}
    </a>
  )
}
