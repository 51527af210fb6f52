/** Ready to be typed over: what stands there was refused. */
export function focusAnew(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
