import { createStore } from '../../store.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'
/** A button beside the text, which stays as long as the button works. */
export type ToastAction = { label: string; run: () => void; forMs: number }
export type Toast = { id: number; text: string; tone: ToastTone; action?: ToastAction }

/** The display time of a toast. SHELL-7. */
export const TOAST_MS = 6000

export const toastStore = createStore<Toast | null>(null)
let lastId = 0

/** Shows a message at the top; a new one replaces the old. */
export function toast(text: string, tone: ToastTone = 'info', action?: ToastAction): void {
  lastId += 1
  toastStore.set({ id: lastId, text, tone, ...(action && { action }) })
}

/** Formats an error exactly as specified: `(-6023) error`. */
export function codeError(code: number): string {
  return `(${code}) error`
}
