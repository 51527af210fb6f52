import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { vi } from 'vitest'

type Answer = { status?: number; code?: number; message?: string; data?: unknown }

/** Adds the upload call to a fake portal; accepts every chunk unless `answer` says otherwise. */
export function fakeUploadCall(
  answer: (chunkNumber: number) => Answer | Promise<Answer> = () => ({}),
): { chunks: number[] } {
  const portal = globalThis.fetch
  const chunks: number[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith(UPLOAD_PATH)) return portal(url, init)
    const { pathname, searchParams } = new URL(url, 'http://portal.test')
    const total = Number(searchParams.get('resumableTotalChunks'))
    if (pathname.endsWith('/offset')) return ok({ received: chunks, total, complete: false })
    const number = Number(searchParams.get('resumableChunkNumber'))
    const { status = 200, code = 0, message = '', data = null } = await answer(number)
    if (code !== 0) return Response.json({ code, message, data }, { status })
    chunks.push(number)
    if (chunks.length < total) return ok({ complete: false, received: chunks.length, total })
    return ok({ complete: true, name: '', size: 1, sha256: '' })
  })
  return { chunks }
}

function ok(data: object): Response {
  return Response.json({ code: 0, message: '', data })
}
