import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { useState } from 'react'
import type { ViewerProps } from '../viewer-props.ts'
import type { EcgFile } from './ecg-file.ts'
import { type FileRecordings, useFileRecordings } from './use-file-recordings.ts'
import { useLocalEcg } from './use-local-ecg.ts'
import { useStoredEcg } from './use-stored-ecg.ts'

/** A larger ECG is shown only after the server has read it. */
const MOST_LOCAL_BYTES = 64 * 1_048_576

export type OpenedEcgFile = {
  file: EcgFile
  /** True while the server is still reading the file. */
  isProcessing: boolean
  /** The step of that reading. */
  progress: ImportProgress | undefined
  chosen: number
  choose: (number: number) => void
  showNewer: (() => void) | undefined
}

/**
 * Opens a file that may be an ECG: from the server's recording once there is one, until then from the file itself. A file that is no
 * ECG, or an unreadable one, is `other`.
 */
export function useEcgFile(
  props: Pick<ViewerProps, 'file' | 'renewUrl' | 'patient'>,
): OpenedEcgFile {
  const { file, renewUrl, patient } = props
  const [chosen, choose] = useState(0)
  const recorded = useFileRecordings(props)
  const stored = useStoredEcg(recorded.ready, { caseId: patient?.caseId ?? '', number: chosen })
  const isLocal = useIsLocal(recorded)
  const isOpen = recorded.state === 'ready' && stored.file.state !== 'opening'
  // a file that only staff import is read by the server alone
  const isTooLarge =
    file.format === undefined || (recorded.state !== 'none' && file.sizeBytes > MOST_LOCAL_BYTES)
  const local = useLocalEcg(file, renewUrl, {
    // stays until the server's recording is there to be shown
    wanted: isLocal && !isOpen && !isTooLarge,
    number: chosen,
  })
  const shown = isOpen || !isLocal ? stored.file : withProblem(local, recorded, isTooLarge)
  return {
    file: recorded.state === 'notLoaded' ? notLoaded(recorded) : shown,
    isProcessing: recorded.state === 'importing',
    progress: recorded.progress,
    chosen,
    choose,
    showNewer: stored.showNewer,
  }
}

/** Returns whether the file itself was shown first, because the server had no recording of it yet. */
function useIsLocal({ state }: FileRecordings): boolean {
  const [isLocal, setLocal] = useState(false)
  const isUnread = state === 'none' || state === 'importing' || state === 'failed'
  if (isUnread && !isLocal) setLocal(true)
  return isLocal || isUnread
}

/** The reason of the server holds where the browser cannot read the file either. */
function withProblem(local: EcgFile, { problem }: FileRecordings, isTooLarge: boolean): EcgFile {
  if (!problem) return local
  if (isTooLarge) return { state: 'other', bytes: undefined, refusal: problem.refusal }
  return local.state === 'other' ? { ...local, refusal: problem.refusal } : local
}

function notLoaded({ retry }: FileRecordings): EcgFile {
  return { state: 'failed', cause: 'notLoaded', retry }
}
