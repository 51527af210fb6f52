import { besideLimit } from './beside-limit.ts'
import { median } from './load.ts'
import { rawConnection } from './raw-connection.ts'

/** A call to be timed: its path, and the form of the n-th request. */
export type TimedCall = { name: string; path: string; form: (n: number) => string; limit?: number }

const BLOCKS = 40
const CALLS_IN_BLOCK = 25
const FORM = 'content-type: application/x-www-form-urlencoded'

/**
 * Measures over one connection, one call at a time, in short alternating blocks, how long each call takes compared with the
 * first.
 */
export async function compareLatency(url: string, calls: readonly TimedCall[]): Promise<void> {
  const connection = await rawConnection(url)
  let sent = 0
  const block = async ({ path, form }: TimedCall) => {
    const times: number[] = []
    for (let n = 0; n < CALLS_IN_BLOCK; n += 1) {
      sent += 1
      // each call uses another address, because a caller's polls are counted by address
      const headers = `${FORM}\r\nx-forwarded-for: 10.0.${(sent >> 8) & 255}.${sent & 255}`
      const started = performance.now()
      const { status, body } = await connection.send('POST', path, Buffer.from(form(sent)), headers)
      times.push(performance.now() - started)
      if (status !== 200 || !body.includes('"code":0')) throw new Error(`${path}: ${body}`)
    }
    return median(times)
  }
  for (const call of calls) for (let n = 0; n < 8; n += 1) await block(call)
  const medians = calls.map((): number[] => [])
  for (let n = 0; n < BLOCKS; n += 1) {
    for (const [place, call] of calls.entries()) medians[place]?.push(await block(call))
  }
  connection.close()
  const [base = []] = medians
  for (const [place, { name, limit }] of calls.entries()) {
    const times = medians[place] ?? []
    const ratio = median(times.map((time, n) => time / (base[n] ?? Number.NaN)))
    const beside = limit ? `  ${ratio.toFixed(2)} x check_sid (${besideLimit(ratio, limit)})` : ''
    console.log(`  ${name.padEnd(12)} ${median(times).toFixed(3)} ms${beside}`)
  }
}
