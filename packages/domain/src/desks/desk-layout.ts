import { z } from 'zod'

/** One viewport; two, one above the other or side by side; or four. */
export const BoardLayout = z.enum(['one', 'rows', 'columns', 'four'])
export type BoardLayout = z.infer<typeof BoardLayout>

export const PANE_LIMITS = {
  left: { least: 200, most: 420 },
  right: { least: 340, most: 760 },
} as const

const width = ({ least, most }: { least: number; most: number }) =>
  z.number().int().min(least).max(most)

/** How the panes of the desk stand. `board` is there once the person chose it. */
export const DeskLayout = z.object({
  left: width(PANE_LIMITS.left),
  right: width(PANE_LIMITS.right),
  isLeftOpen: z.boolean(),
  isRightOpen: z.boolean(),
  board: BoardLayout.optional(),
})
export type DeskLayout = z.infer<typeof DeskLayout>

/** What there is to look at, such as `film ecg`: cases that are read alike have the same. */
export const CaseKind = z.enum([
  '',
  'film',
  'ecg',
  'echo',
  'film ecg',
  'film echo',
  'ecg echo',
  'film ecg echo',
])
export type CaseKind = z.infer<typeof CaseKind>
