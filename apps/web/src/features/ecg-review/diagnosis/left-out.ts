import { createStore } from '../../../store.ts'

/** The proposals that reviewers left out, by case and phrase; kept while the page is open, as the document has no place for them. */
export const leftOut = createStore<ReadonlySet<string>>(new Set())

export function leftOutKey(caseId: string, phraseId: string): string {
  return `${caseId} ${phraseId}`
}

export function setLeftOut(key: string, isLeftOut: boolean): void {
  const next = new Set(leftOut.get())
  if (isLeftOut) next.add(key)
  else next.delete(key)
  leftOut.set(next)
}
