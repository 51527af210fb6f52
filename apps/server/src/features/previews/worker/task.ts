import { PreviewKind, PreviewProblem } from '@systole/domain/previews/preview'
import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import { FileFacts } from '@systole/domain/uploads/file-facts'
import { z } from 'zod'

const Format = z.enum(FILE_FORMATS)

/** What the process beside the server is asked to do with a file. Paths are ours. */
export const Task = z.discriminatedUnion('work', [
  /** `isWhole` is false where only the start of the file was brought. */
  z.object({
    work: z.literal('readFacts'),
    format: Format,
    path: z.string(),
    isWhole: z.boolean(),
  }),
  z.object({
    work: z.literal('drawPictures'),
    format: Format,
    path: z.string(),
    wanted: z.array(z.object({ kind: PreviewKind, to: z.string() })),
  }),
  z.object({ work: z.literal('drawWaveform'), path: z.string(), to: z.string() }),
])
export type Task = z.infer<typeof Task>

const Made = z.object({
  kind: PreviewKind,
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type Made = z.infer<typeof Made>

export const TaskAnswer = z.union([
  z.object({ facts: FileFacts }),
  z.object({ made: z.array(Made) }),
  z.object({ problem: PreviewProblem }),
])
export type TaskAnswer = z.infer<typeof TaskAnswer>
