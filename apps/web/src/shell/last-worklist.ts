import { paths } from '@systole/contract/pages'

let last: string | undefined

/** Remembers the worklist's last view, for the return from a case. */
export function rememberWorklist(address: string): void {
  last = address
}

/** Returns the worklist's last address in this window. */
export function lastWorklist(): string {
  return last ?? paths.worklist()
}
