import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
/** Places in `/proc/<pid>/stat` after the command name: parent, own user and system time, that of children which have ended. */
const PARENT = 1
const OWN = [11, 12]
const ENDED_CHILDREN = [13, 14]

/** CPU seconds a process has used so far, user and system (Linux /proc). */
export function cpuSeconds(pid: number): number {
  return seconds(pid, OWN)
}

/** CPU seconds all processes of PostgreSQL have used so far, ended ones included. `backend` is the process of any connection. */
export function postgresCpuSeconds(backend: number): number {
  const main = Number(statFields(backend)[PARENT])
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ')
  return children.reduce(
    (sum, child) => sum + cpuSeconds(Number(child)),
    seconds(main, [...OWN, ...ENDED_CHILDREN]),
  )
}

/** The most memory the process has held so far, in MB (Linux VmHWM). */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

function seconds(pid: number, places: readonly number[]): number {
  const fields = statFields(pid)
  return places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND
}

/** The fields after the command name, which may hold spaces. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
