import { cpuSeconds } from './process-cpu.ts'

/** The number of logins, below one address's limit per minute. */
const LOGINS = 50
const AT_ONCE = 4

/** Makes logins a few at a time and returns the server's CPU milliseconds and the duration of one. */
export async function loginLoad(pid: number, login: (n: number) => Promise<void>) {
  const before = cpuSeconds(pid)
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (next < LOGINS) {
      const n = next++
      const started = performance.now()
      await login(n)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  times.sort((a, b) => a - b)
  return {
    perSecond: (LOGINS / (performance.now() - started)) * 1000,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuMilliseconds: ((cpuSeconds(pid) - before) / LOGINS) * 1000,
  }
}
