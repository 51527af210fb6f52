import type { ReadStored } from './remote-source.ts'

type Urls = { signal: string; pyramid: string }

/** The server did not send the bytes that were asked for. */
export class RangeNotServed extends Error {}

/** The statuses of an expired address. */
const ENDED: readonly number[] = [401, 403, 404, 410]

/**
 * Returns a reader of stored bytes by HTTP range. The addresses expire; `renew` returns new ones, and is called once for all parts
 * that are under way.
 */
export function readByRange(urls: Urls, renew?: () => Promise<Urls>): ReadStored {
  let current = urls
  let renewing: Promise<Urls> | undefined
  const ask = (from: keyof Urls, range: string, signal: AbortSignal) =>
    fetch(current[from], { credentials: 'same-origin', headers: { Range: range }, signal })
  const renewOnce = async (ended: Urls, ask: () => Promise<Urls>) => {
    if (current !== ended) return // another part has renewed them
    renewing ??= ask().finally(() => {
      renewing = undefined
    })
    current = await renewing
  }
  return async (from, { offset, length }, ended) => {
    const range = `bytes=${offset}-${offset + length - 1}`
    const asked = current
    let answer = await ask(from, range, ended)
    if (ENDED.includes(answer.status) && renew) {
      await renewOnce(asked, renew)
      answer = await ask(from, range, ended)
    }
    if (!answer.ok) throw new RangeNotServed(String(answer.status))
    const bytes = new Uint8Array(await answer.arrayBuffer())
    // a server without ranges sends the whole object
    const part = answer.status === 206 ? bytes : bytes.subarray(offset, offset + length)
    if (part.byteLength !== length) throw new RangeNotServed('length')
    return part
  }
}
