/** Focuses a field that the next render shows. */
export function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
