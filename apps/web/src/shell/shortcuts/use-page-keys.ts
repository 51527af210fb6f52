import { useEffect } from 'react'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { singleKeys } from './single-keys.ts'

/** Actions by key: `v`, `[`, `shift+left`, `alt+left`, `ctrl+z`, `ctrl+shift+z`, `delete`. ⌘ counts as Ctrl. */
export type PageKeys = Readonly<Record<string, () => void>>

/** Keys that work in fields too. */
const EVERYWHERE = new Set(['ctrl+s', 'ctrl+enter'])
const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
/** Elements that use arrows, Home and End themselves. */
const ARROW_USERS =
  '[role="slider"], input[type="radio"], [role="tablist"], [role="menu"], [data-own-arrows]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Handles the keys of a page, except while typing, while an input method composes and behind a dialog. The keys in `whileTyping` work
 * in fields too.
 */
export function usePageKeys(keys: PageKeys, whileTyping: readonly string[] = []): void {
  const onKey = useEventCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const name = keyName(event)
    const action = keys[name]
    if (!action || !isOurs(event, name, whileTyping)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onKey])
}

function keyName(event: KeyboardEvent): string {
  const key = event.key.replace('Arrow', '').toLowerCase()
  const isNamed = event.key.length > 1
  return [
    event.ctrlKey || event.metaKey ? 'ctrl+' : '',
    event.altKey ? 'alt+' : '',
    event.shiftKey && (isNamed || event.ctrlKey || event.metaKey) ? 'shift+' : '',
    key,
  ].join('')
}

function isOurs(event: KeyboardEvent, name: string, whileTyping: readonly string[]): boolean {
  if (document.querySelector(LAYERS)) return false
  if (EVERYWHERE.has(name) || whileTyping.includes(name)) return true
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(FIELDS)) return false
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) return singleKeys.get()
  return !target.closest(ARROW_USERS)
}
