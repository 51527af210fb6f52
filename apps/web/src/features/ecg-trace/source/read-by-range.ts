import type { ReadStored } from './remote-source.ts'

/** The server did not send the bytes that were asked for. */
export class RangeNotServed extends Error {}

/** Returns a reader of stored bytes by HTTP range. The addresses expire; `renew` returns new ones. */
export function readByRange(
  urls: { signal: string; pyramid: string },
  renew?: () => Promise<{ signal: string; pyramid: string }>,
): ReadStored {
  let current = urls
  const ask = (from: 'signal' | 'pyramid', range: string, signal: AbortSignal) =>
    fetch(current[from], { headers: { Range: range }, signal })
  return async (from, { offset, length }, ended) => {
    const range = `bytes=${offset}-${offset + length - 1}`
    let answer = await ask(from, range, ended)
    if ([401, 403, 404, 410].includes(answer.status) && renew) {
      current = await renew()
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
