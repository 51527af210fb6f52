/** Nothing, after a while: what a race is lost to. */
export function nothingIn(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))
}
