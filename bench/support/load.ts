import autocannon from 'autocannon'
import { cpuSeconds } from './process-cpu.ts'

export type Load = {
  requests: number
  requestsPerSecond: number
  p50: number
  p99: number
  cpuMicroseconds: number
  errors: number
}

const CONNECTIONS = 16
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends the forms in turn for some seconds, and measures the cost for the server's process. */
export async function load(
  target: { pid: number; url: string; forms: string[] },
  seconds: number,
): Promise<Load> {
  const before = cpuSeconds(target.pid)
  const result = await autocannon({
    url: target.url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    requests: target.forms.map((body) => ({ body, method: 'POST', headers: FORM })),
  })
  const requests = result.requests.total
  return {
    requests,
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicroseconds: Math.round(((cpuSeconds(target.pid) - before) / requests) * 1_000_000),
    errors: result.errors + result.non2xx,
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Returns the milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
