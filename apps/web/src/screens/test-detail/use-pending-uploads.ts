import { useMemo } from 'react'
import { isRunning, isStopped } from '../../features/uploads/queue/upload-store.ts'
import { useArriving, useUploads } from '../../features/uploads/queue/use-uploads.ts'
import { useSession } from '../../session/session-context.tsx'

/** Returns the uploads of a case that are not complete. */
export function usePendingUploads(caseId: string) {
  const { uid } = useSession()
  const uploads = useUploads(caseId, uid)
  const arriving = useArriving(caseId, uid)
  return useMemo(() => {
    const percents = arriving.reduce((sum, { percent }) => sum + percent, 0)
    return {
      running: uploads.filter(isRunning).length,
      percent: arriving.length === 0 ? 0 : Math.floor(percents / arriving.length),
      stopped: uploads.filter(isStopped).length,
      identifiers: uploads.map(({ identifier }) => identifier),
    }
  }, [uploads, arriving])
}
