import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4096

/** CPU seconds a process has used so far, user and system (Linux /proc, utime + stime). */
export function cpuSeconds(pid: number): number {
  const fields = statFields(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Resident memory in MB. */
export function residentMegabytes(pid: number): number {
  return (Number(statFields(pid)[21]) * PAGE_BYTES) / 1_048_576
}

/** The fields after the command name, which may hold spaces. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
