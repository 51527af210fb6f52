import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { useEffect } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { fetchViewer, startFilms } from './file-viewer.tsx'

/** The code that draws films is large. Who reads a case with one gets it, and has it set up, while nobody waits, unless the line is slow or counted. */
export function useFilmsAhead(files: readonly { name: string }[] | undefined): void {
  const film = files?.find(({ name }) => formatOf(name) === 'dcm')?.name
  useEffect(() => {
    if (film === undefined || isLineDear()) return
    let stop = whenIdle(() => {
      fetchViewer(film)
        .then(() => {
          if (isHere) stop = whenIdle(() => void startFilms().catch(ignore))
        })
        .catch(ignore) // the click tries again
    })
    let isHere = true
    return () => {
      isHere = false
      stop()
    }
  }, [film])
}

function ignore() {}

/** As far as the browser tells. */
function isLineDear(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  if (typeof line !== 'object' || line === null) return false
  const speed: unknown = Reflect.get(line, 'effectiveType')
  return Reflect.get(line, 'saveData') === true || (speed !== undefined && speed !== '4g')
}
