export type Readiness = {
  isWithdrawn(): boolean
  /** For good: the process is about to end. */
  withdraw(): void
}

export function createReadiness(): Readiness {
  let withdrawn = false
  return {
    isWithdrawn: () => withdrawn,
    withdraw: () => {
      withdrawn = true
    },
  }
}
