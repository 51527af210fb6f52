import { useEffect } from 'react'
import { fetchViewer } from './file-viewer.tsx'

/** Fetches the viewer of a file as soon as the pointer or the focus is on its name (`data-file`): the click then only waits for the file. */
export function useViewersAhead(alsoFetch?: () => Promise<unknown>): void {
  useEffect(() => {
    const near = (event: Event) => {
      const element = event.target instanceof Element ? event.target : undefined
      const name = element?.closest('[data-file]')?.getAttribute('data-file')
      if (!name) return
      void Promise.all([fetchViewer(name), alsoFetch?.()]).catch(() => undefined) // the click tries again
    }
    document.addEventListener('pointerover', near, { passive: true })
    document.addEventListener('focusin', near)
    return () => {
      document.removeEventListener('pointerover', near)
      document.removeEventListener('focusin', near)
    }
  }, [alsoFetch])
}
