/** Resolves to `undefined` after `ms`; a timeout for `Promise.race`. */
export function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))
}
