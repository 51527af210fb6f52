import { useEffect } from 'react'
import { singleKeys } from '../../../shell/shortcuts/single-keys.ts'
import type { Slot } from '../files/viewport-grid.ts'

export type ReadingKeys = {
  openFile: (index: number) => void
  nextViewport: () => void
  viewport: (slot: Slot) => void
  nextQuestion: (by: 1 | -1) => void
  sign: () => void
  saveNow: () => void
  showList: () => void
}

const TYPED_IN = 'textarea, select, [contenteditable="true"], input:not([type="range"])'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** The keys by position, because with Shift the digits give other characters on every layout. */
const SLOT_KEYS = new Map<string, Slot>([
  ['Digit1', 0],
  ['Digit2', 1],
  ['Digit3', 2],
  ['Digit4', 3],
])

/** Handles the keys of the workspace; the active viewer handles its own. Experience S19. */
export function useReadingKeys(keys: ReadingKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector(LAYERS)) return
      const action = withModifier(event, keys) ?? single(event, keys)
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [keys])
}

/** Returns the action of keys that also work while typing. */
function withModifier(event: KeyboardEvent, keys: ReadingKeys): (() => void) | undefined {
  const control = event.ctrlKey || event.metaKey
  if (event.altKey && event.key === 'ArrowDown') return () => keys.nextQuestion(1)
  if (event.altKey && event.key === 'ArrowUp') return () => keys.nextQuestion(-1)
  if (control && event.key === 'Enter') return keys.sign
  if (control && event.key.toLowerCase() === 's') return keys.saveNow
}

function single(event: KeyboardEvent, keys: ReadingKeys): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeys.get()) return
  if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
  const slot = event.shiftKey && SLOT_KEYS.get(event.code)
  if (slot !== undefined && slot !== false) return () => keys.viewport(slot)
  if (event.key >= '1' && event.key <= '9') return () => keys.openFile(Number(event.key) - 1)
  if (event.key === '?') return keys.showList
  if (event.key.toLowerCase() === 'x') return keys.nextViewport
}
