import { setTimeout } from 'node:timers/promises'
import { besideLimit } from './beside-limit.ts'
import { load, median } from './load.ts'
import { cpuSeconds, postgresCpuSeconds } from './process-cpu.ts'

type Target = { pid: number; url: string; forms: string[] }
type Side = {
  requests: number
  process: number
  postgres: number
  perSecond: number[]
  p50: number[]
  p99: number[]
  errors: number
}

/** The most a call may use of the CPU of the bare handler. */
export const CPU_LIMIT = 1.25
const BLOCKS = 12
const BLOCK_SECONDS = 1
const WARM_SECONDS = 2
const IDLE_SECONDS = 4

type Cpu = { process: number; postgres: number }

/**
 * Compares the CPU of a request, by loading both servers alternately in short blocks, as other work on the machine then
 * affects both. The CPU that the server uses without requests, for its job queues, is subtracted.
 */
export async function compareCpu(
  name: string,
  { ours, bare, backend }: { ours: Target; bare: Target; backend: number },
): Promise<number> {
  await load(ours, WARM_SECONDS)
  await load(bare, WARM_SECONDS)
  const idle = await idleCpu(ours.pid, backend)
  const bareIdle = { ...idle, process: 0 }
  const sides = { systole: emptySide(), bare: emptySide() }
  const ratios: number[] = []
  for (let block = 0; block < BLOCKS; block += 1) {
    const cost = await loadBlock(ours, { backend, idle, side: sides.systole })
    ratios.push(cost / (await loadBlock(bare, { backend, idle: bareIdle, side: sides.bare })))
  }
  console.log(
    `${name} (subtracted, without requests: ${(idle.process * 1000).toFixed(0)} ms CPU a second, PostgreSQL ${(idle.postgres * 1000).toFixed(0)} ms)`,
  )
  for (const [who, side] of Object.entries(sides)) print(who, side)
  const ratio = perRequest(sides.systole, 'process') / perRequest(sides.bare, 'process')
  const both = (side: Side) => perRequest(side, 'process') + perRequest(side, 'postgres')
  console.log(
    `  ratio    ${ratio.toFixed(2)} x the CPU of the bare handler (${besideLimit(ratio, CPU_LIMIT)}; median of ${BLOCKS} blocks ${median(ratios).toFixed(2)}); with PostgreSQL ${(both(sides.systole) / both(sides.bare)).toFixed(2)}`,
  )
  return ratio
}

/** Adds a block to its side. Returns the CPU seconds of the server for each request. */
async function loadBlock(
  target: Target,
  { backend, idle, side }: { backend: number; idle: Cpu; side: Side },
): Promise<number> {
  const before = readCpu(target.pid, backend)
  const started = performance.now()
  const { requests, requestsPerSecond, p50, p99, errors } = await load(target, BLOCK_SECONDS)
  const seconds = (performance.now() - started) / 1000
  const after = readCpu(target.pid, backend)
  const processCost = after.process - before.process - idle.process * seconds
  side.requests += requests
  side.process += processCost
  side.postgres += after.postgres - before.postgres - idle.postgres * seconds
  side.perSecond.push(requestsPerSecond)
  side.p50.push(p50)
  side.p99.push(p99)
  side.errors += errors
  return processCost / requests
}

/** Measures the CPU that is used per second without requests. */
async function idleCpu(pid: number, backend: number): Promise<Cpu> {
  const before = readCpu(pid, backend)
  await setTimeout(IDLE_SECONDS * 1000)
  const after = readCpu(pid, backend)
  return {
    process: (after.process - before.process) / IDLE_SECONDS,
    postgres: (after.postgres - before.postgres) / IDLE_SECONDS,
  }
}

function readCpu(pid: number, backend: number): Cpu {
  return { process: cpuSeconds(pid), postgres: postgresCpuSeconds(backend) }
}

function emptySide(): Side {
  return { requests: 0, process: 0, postgres: 0, perSecond: [], p50: [], p99: [], errors: 0 }
}

function perRequest(side: Side, of: 'process' | 'postgres'): number {
  return (side[of] / side.requests) * 1e6
}

function print(who: string, side: Side): void {
  console.log(
    `  ${who.padEnd(8)} ${median(side.perSecond)} req/s  p50 ${median(side.p50)} ms  p99 ${median(side.p99)} ms  CPU ${perRequest(side, 'process').toFixed(0)} us/request, PostgreSQL ${perRequest(side, 'postgres').toFixed(0)}  errors ${side.errors}`,
  )
}
