import type { PreviewKind } from '@systole/domain/previews/preview'
import { useEffect, useState } from 'react'
import { connection } from '../../../api/connection.ts'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import { previewOf, type RenewUrl, type ViewedFile } from '../opening/viewed-file.ts'

/** The failure of a link: the file was removed, is unreachable, or cannot be displayed. */
export type LinkFailure = 'gone' | 'notLoaded' | 'unreadable'
type Loaded = { of: string; url: string; state: 'fresh' | 'renewed' | LinkFailure }

/**
 * Returns the address of a media element. It does not change while the list is refetched, so that playback is not restarted;
 * after it expires, a new one is requested once, and a second failure is final. `preview` plays a preview instead of the file.
 */
export function useFileUrl(
  file: ViewedFile,
  renewUrl: RenewUrl | undefined,
  preview?: PreviewKind,
) {
  const url = (preview && previewOf(file, preview)?.url) ?? file.url
  const first: Loaded = { of: `${file.fileId} ${preview ?? ''}`, url, state: 'fresh' }
  const [owned, setOwned] = useState(first)
  const current = owned.of === first.of ? owned : first
  if (current !== owned) setOwned(current)

  const fail = (state: LinkFailure): void => setOwned({ ...current, state })
  const onError = async (): Promise<void> => {
    if (current.state !== 'fresh' || !renewUrl) {
      return fail((await isReached(current.url)) ? 'unreadable' : 'notLoaded')
    }
    const url = await renewUrl(file.fileId, preview).catch(() => null)
    if (url) setOwned({ ...current, url, state: 'renewed' })
    else fail(url === null ? 'notLoaded' : 'gone')
  }
  const retry = useEventCallback(() => setOwned({ ...first }))
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
      if (current.state === 'renewed') setOwned({ ...current, state: 'fresh' })
    },
    retry,
  }
}

function failureOf(state: Loaded['state']): LinkFailure | undefined {
  return state === 'fresh' || state === 'renewed' ? undefined : state
}

/** Returns whether the first byte can be loaded, because a media element does not disclose why it failed. */
async function isReached(url: string): Promise<boolean> {
  return fetch(url, { credentials: 'same-origin', headers: { Range: 'bytes=0-0' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}
