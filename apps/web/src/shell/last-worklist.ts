import { paths } from '../paths.ts'

let last: string | undefined

/** Remembers how the worklist was looked at last, for the way back from a case. */
export function rememberWorklist(address: string): void {
  last = address
}

/** Returns the worklist's last address in this window. */
export function lastWorklist(): string {
  return last ?? paths.worklist()
}
