import { paths } from '../paths.ts'

let last: string | undefined

/** Remembers how the worklist was looked at last, for the way back from a case. */
export function rememberWorklist(address: string): void {
  last = address
}

/** The worklist as it was looked at last in this window. */
export function lastWorklist(): string {
  return last ?? paths.worklist()
}
