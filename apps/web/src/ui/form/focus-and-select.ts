/** Focuses a refused field and selects its content for overwriting. */
export function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
