import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../search-params.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FramePage, FrameQueries } from './frame-page.tsx'
import { FramedTrace } from './framed-trace.tsx'
import { NewerRevision } from './newer-revision.tsx'
import { useEcgPage } from './use-ecg-page.ts'
import { useFrameLine } from './use-frame-line.ts'
import { useNewerRevision } from './use-newer-revision.ts'
import { usePageSource } from './use-page-source.ts'

/** `/ecg-data?sid&usid&fname&patch_revision&no_patch`: the trace of a file, for a frame. SPEC ECG-2. */
export function EcgDataScreen() {
  return (
    <FrameQueries>
      <EcgData />
    </FrameQueries>
  )
}

function EcgData() {
  const { t } = useTranslation('ecgFrame')
  const address = useSearchParams('ecgData')
  const { revision, newer, onSaved, showNewer } = useNewerRevision(address)
  const page = useEcgPage('ecg', address, revision)
  const recording = page.data?.recording
  const source = usePageSource(recording, async () => (await page.refetch()).data?.recording)
  const [wanted, setWanted] = useState<{ sample: number }>()
  const send = useFrameLine(address.caseId, page.data?.frame_origins ?? [], (message) => {
    if (message.type === 'saved') onSaved(message.patch_revision)
    else if (message.recording === recording?.rid) setWanted({ sample: message.sample })
  })
  return (
    <FramePage kind="trace" page={page} aside={newer && <NewerRevision onShow={showNewer} />}>
      {(opened) => {
        if (source === 'failed') return <Notice tone="warn">{t('failed')}</Notice>
        if (!source) return null
        const { rid } = opened.recording
        const onSelect = (sample: number) => send({ type: 'selected', recording: rid, sample })
        return <FramedTrace {...{ opened, source, wanted, onSelect }} />
      }}
    </FramePage>
  )
}
