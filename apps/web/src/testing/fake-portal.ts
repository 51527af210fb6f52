import { encodeFields } from '@systole/contract/wire/codec'
import { afterEach, vi } from 'vitest'

type Answer = { code: number; message?: string; data?: unknown }
type Call = { path: string; fields: Record<string, string> }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Replaces the network: responds by path, with the wire's names; an unknown path loses the connection. */
export function fakePortal(
  answers: Readonly<
    Record<string, Answer | ((fields: Record<string, string>) => Answer | Promise<Answer>)>
  >,
): { calls: Call[] } {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: URLSearchParams }) => {
    const fields = Object.fromEntries(init.body)
    calls.push({ path, fields })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    const {
      code,
      message = '',
      data = {},
    } = typeof answer === 'function' ? await answer(fields) : answer
    return new Response(JSON.stringify({ code, message, data: encodeFields(data) }))
  })
  return { calls }
}
