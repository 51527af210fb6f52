import type { ViewerKeys } from './use-viewer-keys.ts'

/** A key and its action. */
export type KeyWord = { key: string; does: string }

/** Returns the available tools with their keys, each key once, and the arrows if they have a function. */
export function keyWords(root: HTMLElement, keys: ViewerKeys, arrows: string): KeyWord[] {
  const tools = [...root.querySelectorAll('[aria-keyshortcuts]')].map((tool) => ({
    key: tool.getAttribute('aria-keyshortcuts') ?? '',
    does: tool.getAttribute('aria-label') ?? tool.textContent,
  }))
  const moves = keys.left ? [{ key: keys.up ? '← ↑ → ↓' : '← →', does: arrows }] : []
  const words = [...tools, ...moves]
  return words.filter(({ key }, at) => words.findIndex((each) => each.key === key) === at)
}
