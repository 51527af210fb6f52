export type Readiness = {
  isWithdrawn(): boolean
  /** Withdraws readiness permanently, before the process ends. */
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
