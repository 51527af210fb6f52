import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newVersion, watchForNewVersion } from './new-version.ts'

const TEN_MINUTES = 600_000
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  newVersion.set(false)
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>'
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stubs the server's response for `/`. */
function serve(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
}
const page = (script: string) => async () =>
  new Response(`<html><script type="module" nonce="x" src="/assets/${script}.js"></script></html>`)

test.each([
  ['another script is served', page('index-new'), true],
  ['the same script is served', page('index-old'), false],
  ['the page comes without a script', async () => new Response('<html></html>'), false],
  ['the server is draining', async () => new Response('', { status: 503 }), false],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('after ten minutes, when %s', async (_when, answer, said) => {
  serve(answer)
  stop = watchForNewVersion()
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect(fetch).toHaveBeenCalledOnce()
  expect(newVersion.get()).toBe(said)
})

test('a part of the app that is gone says that there is a new version', async () => {
  serve(page('index-new'))
  stop = watchForNewVersion()
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(newVersion.get()).toBe(true))
})

test('a part of the app that a cut line kept away does not', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  stop = watchForNewVersion()
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledOnce()
  expect(newVersion.get()).toBe(false)
})
