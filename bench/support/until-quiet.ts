import { setTimeout } from 'node:timers/promises'
import { cpuSeconds } from './process-cpu.ts'

/** The share of a processor below which a server has nothing left to do but its polling. */
const QUIET = 0.08
const PATIENCE_SECONDS = 180

/** Waits until a server has done what starting gave it to do: with demo cases it makes previews and reads ECGs for a minute. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < PATIENCE_SECONDS; second += 1) {
    const before = cpuSeconds(pid)
    await setTimeout(1000)
    if (cpuSeconds(pid) - before < QUIET) return
  }
  console.log('  (the server is still busy with other work)')
}
