import type { PreviewKind } from '@systole/domain/previews/preview'
import { useState } from 'react'
import { previewOf, type RenewUrl, type ViewedFile } from './viewed-file.ts'

type Held = { of: string; url: string; state: 'fresh' | 'renewed' | 'failed' }

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

  const fail = (): void => setHeld({ ...current, state: 'failed' })
  const onError = async (): Promise<void> => {
    if (current.state !== 'fresh' || !renewUrl) return fail()
    const url = await renewUrl(file.fileId, preview).catch(() => undefined)
    if (url) setHeld({ ...current, url, state: 'renewed' })
    else fail()
  }
  return {
    url: current.url,
    failed: current.state === 'failed',
    onError: () => void onError(),
    onLoaded: () => {
      if (current.state === 'renewed') setHeld({ ...current, state: 'fresh' })
    },
    retry: () => setHeld({ ...first }),
  }
}
