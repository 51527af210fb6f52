import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { useEffect } from 'react'
import { whenIdle } from '../../../ui/lazy/when-idle.ts'
import { fetchViewer, startDicomEngine } from '../file-viewer.tsx'

/**
 * Preloads and initializes the code for DICOM images while the browser is idle if the case has one, unless the connection is slow
 * or metered.
 */
export function usePreloadDicom(files: readonly { name: string }[] | undefined): void {
  const image = files?.find(({ name }) => formatOf(name) === 'dcm')?.name
  useEffect(() => {
    if (image === undefined || isLineDear()) return
    let stop = whenIdle(() => {
      fetchViewer(image)
        .then(() => {
          if (isHere) stop = whenIdle(() => void startDicomEngine().catch(ignore))
        })
        .catch(ignore) // the click retries
    })
    let isHere = true
    return () => {
      isHere = false
      stop()
    }
  }, [image])
}

function ignore() {}

/** Returns whether the connection is slow or metered, as far as the browser reports it. */
function isLineDear(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  if (typeof line !== 'object' || line === null) return false
  const speed: unknown = Reflect.get(line, 'effectiveType')
  return Reflect.get(line, 'saveData') === true || (speed !== undefined && speed !== '4g')
}
