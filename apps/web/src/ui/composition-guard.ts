/**
 * A key that accepts or drops a candidate of an input method is the method's alone: it submits no form,
 * chooses no option, adds no chip and closes no dialog (experience 3.2). One guard for every form.
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

/** Safari ends the composition before the key that ended it; 229 is its sign. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
