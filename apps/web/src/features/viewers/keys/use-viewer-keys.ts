import { type RefObject, useEffect } from 'react'
import { singleKeys } from '../../../shell/shortcuts/single-keys.ts'

/** Key handlers by lower-case key, arrows by direction: `w`, `+`, `left`, `home`; `shift+left` with Shift. */
export type ViewerKeys = Readonly<Record<string, () => void>>

/** Handles the keys of the active viewer, except while typing or behind a dialog. */
export function useViewerKeys(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  keys: ViewerKeys,
): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event, root.current)) return
      const action = keys[keyName(event)]
      if (!action) return
      event.preventDefault()
      if (event.key === 'Escape') event.stopPropagation() // the dialog around the file stays open
      action()
    }
    // In the capture phase, so that no key reaches the DICOM library's own element.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [root, active, keys])
}

function keyName(event: KeyboardEvent): string {
  const key = event.key.replace('Arrow', '').toLowerCase()
  return event.shiftKey && event.key.length > 1 ? `shift+${key}` : key
}

const TYPED_IN =
  'textarea, select, [contenteditable="true"], input:not([type="range"], [type="radio"], [type="checkbox"])'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

function isTaken(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true
  if (isLetter(event) && !singleKeys.get()) return true
  const target = event.target instanceof Element ? event.target : document.body
  return (
    target.closest(TYPED_IN) !== null || belongsElsewhere(event, target, root) || isBehind(root)
  )
}

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' '
}

/**
 * Returns whether arrows and Space belong to the focused element, unless that is the picture, a passive element or the page. Escape
 * belongs to the viewer while there is something in it to leave.
 */
function belongsElsewhere(
  event: KeyboardEvent,
  target: Element,
  root: HTMLElement | null,
): boolean {
  if (isLetter(event) || event.key === 'Escape') return false
  // A dialog focuses its title or itself, which handle no keys.
  if (target === document.body || target.matches('[tabindex="-1"]')) return false
  return (
    !root?.contains(target) || target.matches('input, button, a, audio, summary, [role="slider"]')
  )
}

/** Returns whether a dialog or menu is open that does not contain the viewer. */
function isBehind(root: HTMLElement | null): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => !layer.contains(root))
}
