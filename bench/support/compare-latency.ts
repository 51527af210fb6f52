import { besideLimit } from './beside-limit.ts'
import { median } from './load.ts'
import { rawConnection } from './raw-connection.ts'

/**
 * A call to be timed: its server and path, and the form of the n-th request. `floor` names the bare handler of its statements: a
 * limit below what that takes cannot be reached.
 */
export type TimedCall = {
  name: string
  url: string
  path: string
  form: (n: number) => string
  limit?: number
  floor?: string
}

const BLOCKS = 40
const CALLS_IN_BLOCK = 25
const FORM = 'content-type: application/x-www-form-urlencoded'

/**
 * Measures over one connection to each server, one call at a time, in short alternating blocks, how long each call takes compared
 * with the first.
 */
export async function compareLatency(calls: readonly TimedCall[]): Promise<void> {
  const { timeBlock, close } = await connectAll(calls)
  for (const call of calls) for (let n = 0; n < 8; n += 1) await timeBlock(call)
  const medians = calls.map((): number[] => [])
  for (let n = 0; n < BLOCKS; n += 1) {
    for (const [place, call] of calls.entries()) medians[place]?.push(await timeBlock(call))
  }
  close()
  const [base = []] = medians
  const ratios = medians.map((times) =>
    median(times.map((time, n) => time / (base[n] ?? Number.NaN))),
  )
  const ratioOf = (name: string) => ratios[calls.findIndex((call) => call.name === name)] ?? 0
  for (const [place, call] of calls.entries()) {
    const ratio = ratios[place] ?? Number.NaN
    const beside =
      place === 0 ? '' : `  ${ratio.toFixed(2)} x check_sid${besideFloor(call, ratio, ratioOf)}`
    console.log(`  ${call.name.padEnd(12)} ${median(medians[place] ?? []).toFixed(3)} ms${beside}`)
  }
}

/** Judges a ratio by the limit of the call, and the limit by what the bare handler takes. */
function besideFloor(
  { limit, floor }: TimedCall,
  ratio: number,
  ratioOf: (name: string) => number,
): string {
  if (!limit) return ''
  const judged = ` (${besideLimit(ratio, limit)})`
  const least = floor ? ratioOf(floor) : 0
  return least > limit
    ? `${judged}; the bare handler takes ${least.toFixed(2)}, above the limit`
    : judged
}

/** Connects to the servers of the calls; `timeBlock` returns the median time of a call in a block. */
async function connectAll(calls: readonly TimedCall[]) {
  const connections = new Map<string, Awaited<ReturnType<typeof rawConnection>>>()
  for (const url of new Set(calls.map((call) => call.url)))
    connections.set(url, await rawConnection(url))
  let sent = 0
  return {
    timeBlock: async ({ url, path, form }: TimedCall): Promise<number> => {
      const times: number[] = []
      for (let n = 0; n < CALLS_IN_BLOCK; n += 1) {
        sent += 1
        // each call uses another address, because a caller's polls are counted by address
        const headers = `${FORM}\r\nx-forwarded-for: 10.0.${(sent >> 8) & 255}.${sent & 255}`
        const started = performance.now()
        const answer = await connections
          .get(url)
          ?.send('POST', path, Buffer.from(form(sent)), headers)
        times.push(performance.now() - started)
        if (answer?.status !== 200 || !answer.body.includes('"code":0'))
          throw new Error(`${path}: ${answer?.body}`)
      }
      return median(times)
    },
    close: () => {
      for (const connection of connections.values()) connection.close()
    },
  }
}
