import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query-client.ts'
import { SessionProvider } from '../../../session/session-context.tsx'
import { aSession } from '../../../testing/a-session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FileViewer } from '../file-viewer.tsx'
import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'

configure({ asyncUtilTimeout: 20_000 }) // the first test loads the viewers

/** The content served at each address. */
export const bytes = new Map<string, string | Uint8Array<ArrayBuffer>>()

/** Serves `bytes`, with support for ranges. */
beforeEach(() => {
  bytes.clear()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = bytes.get(url)
    if (body === undefined) return new Response('', { status: 403 })
    const range = /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('Range') ?? '')
    if (!range) return new Response(body)
    return new Response(body.slice(Number(range[1]), Number(range[2]) + 1), { status: 206 })
  })
  // jsdom has neither drawing nor layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

export function aFile(
  name: string,
  previews: ViewedFile['previews'] = [],
  sizeBytes = 2 * 1_048_576,
): ViewedFile {
  return {
    fileId: name,
    name,
    format: formatOf(name),
    kind: name.startsWith('ecg') ? 'ecg' : 'others',
    sizeBytes,
    addedAt: new Date('2026-11-20T05:41:00Z'),
    url: `/files/${name}?t=1`,
    facts: {},
    previews,
  }
}

/** Renders a file in its viewer. */
export const open = (
  name: string,
  renewUrl?: RenewUrl,
  previews?: ViewedFile['previews'],
  sizeBytes?: number,
) =>
  renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <SessionProvider session={aSession()}>
        <FileViewer
          file={aFile(name, previews, sizeBytes)}
          active
          {...(renewUrl && { renewUrl })}
        />
      </SessionProvider>
    </QueryClientProvider>,
  )
