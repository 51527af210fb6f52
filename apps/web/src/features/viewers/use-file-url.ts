import type { PreviewKind } from '@systole/domain/previews/preview'
import { useEffect, useState } from 'react'
import { connection } from '../../api/connection.ts'
import { useStable } from '../../ui/use-stable.ts'
import { previewOf, type RenewUrl, type ViewedFile } from './viewed-file.ts'

/** Taken out of the case; not reached; here, and nothing that can be shown. */
export type LinkFailure = 'gone' | 'notLoaded' | 'unreadable'
type Held = { of: string; url: string; state: 'fresh' | 'renewed' | LinkFailure }

/**
 * The address a media element plays from. It stays the same while the list is read again, so that nothing
 * starts over; when it has ended, a fresh one is asked for once, and a second failure is a failure.
 * `preview` plays what was derived from the file instead of the file.
 */
export function useFileUrl(
  file: ViewedFile,
  renewUrl: RenewUrl | undefined,
  preview?: PreviewKind,
) {
  const url = (preview && previewOf(file, preview)?.url) ?? file.url
  const first: Held = { of: `${file.fileId} ${preview ?? ''}`, url, state: 'fresh' }
  const [held, setHeld] = useState(first)
  const current = held.of === first.of ? held : first
  if (current !== held) setHeld(current)

  const fail = (state: LinkFailure): void => setHeld({ ...current, state })
  const onError = async (): Promise<void> => {
    if (current.state !== 'fresh' || !renewUrl) {
      return fail((await isReached(current.url)) ? 'unreadable' : 'notLoaded')
    }
    const url = await renewUrl(file.fileId, preview).catch(() => null)
    if (url) setHeld({ ...current, url, state: 'renewed' })
    else fail(url === null ? 'notLoaded' : 'gone')
  }
  const retry = useStable(() => setHeld({ ...first }))
  const isWaiting = current.state === 'notLoaded'
  useEffect(() => {
    if (!isWaiting) return
    return connection.subscribe(() => connection.isOnline() && retry())
  }, [isWaiting, retry])
  return {
    url: current.url,
    failed: failureOf(current.state) !== undefined,
    failure: failureOf(current.state),
    onError: () => void onError(),
    onLoaded: () => {
      if (current.state === 'renewed') setHeld({ ...current, state: 'fresh' })
    },
    retry,
  }
}

function failureOf(state: Held['state']): LinkFailure | undefined {
  return state === 'fresh' || state === 'renewed' ? undefined : state
}

/** A media element does not tell why it failed: is its first byte there? */
async function isReached(url: string): Promise<boolean> {
  return fetch(url, { credentials: 'same-origin', headers: { Range: 'bytes=0-0' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}
