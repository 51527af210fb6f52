/** Returns the name of the lock of the one tab that sends an upload. */
const nameOf = (identifier: string) => `systole.upload.${identifier}`

/** The locks of this tab, because a paused upload may still be releasing its lock when it is resumed. */
const ownHolds = new Map<string, Promise<unknown>>()

/** Runs `send` unless another tab of this browser does; returns whether it ran. Without Web Locks it always runs. */
export async function sendAlone(identifier: string, send: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator
  if (!locks) {
    await send()
    return true
  }
  await ownHolds.get(identifier)
  const hold = locks.request(nameOf(identifier), { ifAvailable: true }, async (lock) => {
    if (lock) await send()
    return lock !== null
  })
  ownHolds.set(identifier, hold)
  try {
    return await hold
  } finally {
    ownHolds.delete(identifier)
  }
}

/** Calls back once no other tab sends it, because it finished or closed. */
export function whenLeftAlone(identifier: string, then: () => void): void {
  void navigator.locks?.request(nameOf(identifier), async () => {}).then(then, () => {})
}

/** Returns the uploads that some tab is currently sending. */
export async function sentSomewhere(identifiers: readonly string[]): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return identifiers.filter((identifier) => names.has(nameOf(identifier)))
}
