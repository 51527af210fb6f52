import { useState } from 'react'
import { useSearchParams } from '../../search-params.ts'
import { FramePage, FrameQueries } from './frame-page.tsx'
import { FramedBars } from './framed-bars.tsx'
import { NewerRevision } from './newer-revision.tsx'
import { useEcgPage } from './use-ecg-page.ts'
import { useFrameLine } from './use-frame-line.ts'
import { useNewerRevision } from './use-newer-revision.ts'

/** `/ecg-bar-chart?sid&usid&patch_revision`: the intervals of a file, for a frame; a click moves the trace. SPEC ECG-2. */
export function EcgBarChartScreen() {
  return (
    <FrameQueries>
      <EcgBarChart />
    </FrameQueries>
  )
}

function EcgBarChart() {
  const address = useSearchParams('ecgBarChart')
  const { revision, newer, onSaved, showNewer } = useNewerRevision(address)
  const page = useEcgPage('bar_chart', address, revision)
  const recording = page.data?.recording
  const [chosen, setChosen] = useState<number>()
  const send = useFrameLine(address.caseId, page.data?.frame_origins ?? [], (message) => {
    if (message.type === 'saved') onSaved(message.patch_revision)
    else if (message.recording === recording?.rid) setChosen(message.sample)
  })
  return (
    <FramePage kind="bars" page={page} aside={newer && <NewerRevision onShow={showNewer} />}>
      {(opened) => (
        <FramedBars
          opened={opened}
          chosen={chosen}
          onGo={(sample) => {
            setChosen(sample)
            send({ type: 'seek', recording: opened.recording.rid, sample })
          }}
        />
      )}
    </FramePage>
  )
}
