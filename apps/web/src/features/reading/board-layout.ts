/** One viewport; two, one above the other or side by side; or four. */
export const LAYOUTS = ['one', 'rows', 'columns', 'four'] as const
export type BoardLayout = (typeof LAYOUTS)[number]

export function isLayout(word: unknown): word is BoardLayout {
  return LAYOUTS.some((layout) => layout === word)
}
