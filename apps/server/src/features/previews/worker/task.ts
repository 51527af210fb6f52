import { PreviewKind, PreviewProblem } from '@systole/domain/previews/preview'
import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import { FileFacts } from '@systole/domain/uploads/file-facts'
import { z } from 'zod'

const Format = z.enum(FILE_FORMATS)

/** A task of the worker process. Paths are chosen by the server; drawn files are named by their kind. */
export const Task = z.discriminatedUnion('work', [
  /** Reads only the first `firstBytes` if set. */
  z.object({
    work: z.literal('readFacts'),
    format: Format,
    path: z.string(),
    firstBytes: z.number().optional(),
  }),
  z.object({
    work: z.literal('drawPictures'),
    format: Format,
    path: z.string(),
    wanted: z.array(PreviewKind),
  }),
  z.object({ work: z.literal('drawWaveform'), path: z.string() }),
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
