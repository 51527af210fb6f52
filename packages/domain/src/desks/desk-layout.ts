import { z } from 'zod'

/** The viewport grid: one viewport, two (above each other or side by side), or four. */
export const BoardLayout = z.enum(['one', 'rows', 'columns', 'four'])
export type BoardLayout = z.infer<typeof BoardLayout>

export const PANE_LIMITS = {
  left: { least: 200, most: 420 },
  right: { least: 340, most: 760 },
} as const

const width = ({ least, most }: { least: number; most: number }) =>
  z.number().int().min(least).max(most)

/** The arrangement of the panes of the desk. `board` is set once the user has chosen it. */
export const DeskLayout = z.object({
  left: width(PANE_LIMITS.left),
  right: width(PANE_LIMITS.right),
  isLeftOpen: z.boolean(),
  isRightOpen: z.boolean(),
  board: BoardLayout.optional(),
})
export type DeskLayout = z.infer<typeof DeskLayout>

/** The kinds of viewable files in a case, such as `film ecg`. Cases of one kind share a layout. */
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
