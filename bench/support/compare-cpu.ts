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

const BLOCKS = 12
const BLOCK_SECONDS = 1
const WARM_SECONDS = 2

/**
 * Loads both servers in short alternating blocks, so that other load affects both equally, and compares the cost of a request.
 */
export async function compareCpu(
  name: string,
  { ours, bare, backend }: { ours: Target; bare: Target; backend: number },
): Promise<number> {
  await load(ours, WARM_SECONDS)
  await load(bare, WARM_SECONDS)
  const sides = { systole: emptySide(), bare: emptySide() }
  const ratios: number[] = []
  for (let block = 0; block < BLOCKS; block += 1) {
    const cost = await loadBlock(ours, backend, sides.systole)
    ratios.push(cost / (await loadBlock(bare, backend, sides.bare)))
  }
  console.log(name)
  for (const [who, side] of Object.entries(sides)) print(who, side)
  const ratio = perRequest(sides.systole, 'process') / perRequest(sides.bare, 'process')
  const both = (side: Side) => perRequest(side, 'process') + perRequest(side, 'postgres')
  console.log(
    `  ratio    ${ratio.toFixed(2)} x the CPU of the bare handler (limit 1.25; median of ${BLOCKS} blocks ${median(ratios).toFixed(2)}); with PostgreSQL ${(both(sides.systole) / both(sides.bare)).toFixed(2)}`,
  )
  return ratio
}

/** Returns the server's CPU seconds per request of this block. */
async function loadBlock(target: Target, backend: number, side: Side): Promise<number> {
  const processBefore = cpuSeconds(target.pid)
  const postgresBefore = postgresCpuSeconds(backend)
  const { requests, requestsPerSecond, p50, p99, errors } = await load(target, BLOCK_SECONDS)
  const processCost = cpuSeconds(target.pid) - processBefore
  side.requests += requests
  side.process += processCost
  side.postgres += postgresCpuSeconds(backend) - postgresBefore
  side.perSecond.push(requestsPerSecond)
  side.p50.push(p50)
  side.p99.push(p99)
  side.errors += errors
  return processCost / requests
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
