import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
/** The positions in `/proc/<pid>/stat` after the command name: parent, own user and system time, and that of ended children. */
const PARENT = 1
const OWN = [11, 12]
const ENDED_CHILDREN = [13, 14]

/** Returns the CPU seconds a process has used so far, user and system (Linux /proc). */
export function cpuSeconds(pid: number): number {
  return seconds(pid, OWN)
}

/**
 * Returns the CPU seconds of all PostgreSQL processes so far, ended ones included. `backend` is the process of any connection.
 */
export function postgresCpuSeconds(backend: number): number {
  const main = Number(statFields(backend)[PARENT])
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ')
  return children.reduce(
    (sum, child) => sum + cpuSeconds(Number(child)),
    seconds(main, [...OWN, ...ENDED_CHILDREN]),
  )
}

/** Returns the process's peak memory in MB (Linux VmHWM). */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

function seconds(pid: number, places: readonly number[]): number {
  const fields = statFields(pid)
  return places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND
}

/** Returns the fields after the command name, which may contain spaces. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
