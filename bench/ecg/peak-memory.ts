import { existsSync, readFileSync } from 'node:fs'

const KIBIBYTES_OF_MEBIBYTE = 1024
const STATUS = '/proc/self/status'

/** Returns the most memory that this process had, in MiB. What `resourceUsage` says under Linux begins with that of the parent. */
export function peakMebibytes(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : ''
  const [, own] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return Number(own ?? process.resourceUsage().maxRSS) / KIBIBYTES_OF_MEBIBYTE
}
