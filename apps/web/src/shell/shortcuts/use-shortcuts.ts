import { useEffect } from 'react'
import { singleKeys } from './single-keys.ts'

const SEQUENCE_MS = 1500

/** Adds shortcuts; `keys` maps "?" or "g m" to an action. Disabled in fields, in dialogs and while an input method composes. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    let first = { key: '', at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (!singleKeys.get() || isTaken(event)) return
      const key = event.key.toLowerCase()
      const afterFirst = event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${key}` : key
      const action = keys[afterFirst] ?? keys[key]
      first = { key, at: event.timeStamp }
      if (!action) return
      event.preventDefault()
      first = { key: '', at: 0 }
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [keys])
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

function isTaken(event: KeyboardEvent): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.closest(FIELDS)) return true
  return document.querySelector(LAYERS) !== null
}
