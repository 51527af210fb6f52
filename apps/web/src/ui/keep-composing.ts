import type { KeyboardEvent } from 'react'

/** Enter that accepts a candidate of an input method is not Enter (experience 3.2); 229 is Safari's sign of it. */
export function keepComposing(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
  if (event.key === 'Enter' && composing) event.preventDefault()
}
