/**
 * Guards all forms against keys that accept or cancel a candidate of an input method: they submit no form, choose no option, add
 * no chip and close no dialog (experience 3.2).
 */
export function guardComposition(page: Window): () => void {
  const guard = (event: KeyboardEvent) => {
    if (!isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.stopPropagation()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  page.addEventListener('keydown', guard, { capture: true })
  return () => page.removeEventListener('keydown', guard, { capture: true })
}

/** Returns whether an input method is composing; Safari ends the composition before the key event, whose code is 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
