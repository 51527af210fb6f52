/** Shows and focuses a field once it is rendered. */
export function focusField(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id)
    const target = field?.matches('input, textarea, select, button')
      ? field
      : field?.querySelector<HTMLElement>('input, textarea, button')
    target?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
  })
}
