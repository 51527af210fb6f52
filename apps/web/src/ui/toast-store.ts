import { createStore } from '../store.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'
export type Toast = { id: number; text: string; tone: ToastTone }

/** SHELL-7 */
export const TOAST_MS = 6000

export const toastStore = createStore<Toast | null>(null)
let lastId = 0

/** Shows a line at the top; a new one takes the place of the old. */
export function toast(text: string, tone: ToastTone = 'info'): void {
  lastId += 1
  toastStore.set({ id: lastId, text, tone })
}

/** The exact words of the specification: `(-6023) error`. */
export function codeError(code: number): string {
  return `(${code}) error`
}
