import { contract } from '@systole/contract/contract'
import { encodeFields } from '@systole/contract/wire/codec'
import { toStamp } from '@systole/domain/time/stamp'
import { afterEach, vi } from 'vitest'
import { z } from 'zod'

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
    const sent = sentBy(path, encodeFields(data))
    return new Response(JSON.stringify({ code, message, data: sent }))
  })
  return { calls }
}

const ENDPOINTS = new Map(
  Object.values(contract).flatMap((calls) =>
    Object.values(calls).map((endpoint) => [endpoint.path as string, endpoint] as const),
  ),
)

/** Returns a reply as it is sent; one that is not whole, such as a refusal's, with its times and days by digits. */
function sentBy(path: string, data: unknown): unknown {
  const output = ENDPOINTS.get(path)?.output
  const sent = output && z.safeEncode(output as z.ZodType, data)
  return sent?.success ? sent.data : withStamps(data)
}

function withStamps(value: unknown): unknown {
  if (value instanceof Date) return toStamp(value)
  if (Array.isArray(value)) return value.map(withStamps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'dob' ? String(each).replaceAll('-', '') : withStamps(each),
    ]),
  )
}
