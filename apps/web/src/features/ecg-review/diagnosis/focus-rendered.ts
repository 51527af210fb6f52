/** Focuses a field that the next render shows. */
export function focusRendered(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
