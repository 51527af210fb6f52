import { afterEach, expect, test, vi } from 'vitest'
import { RangeNotServed, readByRange } from './read-by-range.ts'

const bytes = Uint8Array.from({ length: 100 }, (_, at) => at)
const urls = { signal: '/ecg/1/signal?t=old', pyramid: '/ecg/1/pyramid?t=old' }
const fresh = { signal: '/ecg/1/signal?t=new', pyramid: '/ecg/1/pyramid?t=new' }
const part = { offset: 10, length: 5 }
const goOn = () => new AbortController().signal

afterEach(() => void vi.unstubAllGlobals())

function serve(answer: (url: string, range: string) => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const range = new Headers(init.headers).get('Range') ?? ''
    asked.push(`${url} ${range}`)
    return answer(url, range)
  })
  return asked
}

test('a part is asked for by its range', async () => {
  const asked = serve(() => new Response(bytes.slice(10, 15), { status: 206 }))
  expect([...(await readByRange(urls)('signal', part, goOn()))]).toEqual([10, 11, 12, 13, 14])
  expect(asked).toEqual(['/ecg/1/signal?t=old bytes=10-14'])
})

test('an expired address is renewed once', async () => {
  const asked = serve((url) =>
    url.endsWith('old')
      ? new Response('', { status: 403 })
      : new Response(bytes.slice(10, 15), { status: 206 }),
  )
  const read = readByRange(urls, async () => fresh)
  await read('pyramid', part, goOn())
  await read('pyramid', part, goOn())
  expect(asked).toEqual([
    '/ecg/1/pyramid?t=old bytes=10-14',
    '/ecg/1/pyramid?t=new bytes=10-14',
    '/ecg/1/pyramid?t=new bytes=10-14',
  ])
})

test('parts that expire together ask for new addresses once', async () => {
  serve((url) =>
    url.endsWith('old')
      ? new Response('', { status: 404 })
      : new Response(bytes.slice(10, 15), { status: 206 }),
  )
  let renewals = 0
  const read = readByRange(urls, async () => {
    renewals += 1
    return fresh
  })
  await Promise.all([1, 2, 3].map(() => read('signal', part, goOn())))
  expect(renewals).toBe(1)
})

test('a server that sends everything is understood, one that sends too little is not', async () => {
  serve(() => new Response(bytes))
  expect([...(await readByRange(urls)('signal', part, goOn()))]).toEqual([10, 11, 12, 13, 14])
  serve(() => new Response(bytes.slice(10, 12), { status: 206 }))
  await expect(readByRange(urls)('signal', part, goOn())).rejects.toThrow(RangeNotServed)
  serve(() => new Response('', { status: 500 }))
  await expect(readByRange(urls)('signal', part, goOn())).rejects.toThrow(RangeNotServed)
})
