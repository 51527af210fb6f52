import type { UploaderState } from './chunks/uploader-state.ts'

/** The number of files of one drop that are uploaded in parallel, with their chunks. */
const TOGETHER = 2
export const CHUNK_LANES = 3

/** An upload, added individually or as one of many. */
export type UploadInLine = { phase: UploaderState['phase']; isOfMany: boolean }

const MOVING: readonly UploaderState['phase'][] = ['sending', 'retrying']

/**
 * Returns the upload to start next. A file added individually precedes the others and is sent alone, chunk by chunk (portal §9,
 * INSP-6); of many, two are sent in parallel.
 */
export function nextInLine<U extends UploadInLine>(line: readonly U[]): U | undefined {
  const moving = line.filter(({ phase }) => MOVING.includes(phase))
  const waiting = line.filter(({ phase }) => phase === 'waiting')
  const next = waiting.find(({ isOfMany }) => !isOfMany) ?? waiting[0]
  if (!next || moving.length === 0) return next
  const mayJoin = next.isOfMany && moving.every(({ isOfMany }) => isOfMany)
  return mayJoin && moving.length < TOGETHER ? next : undefined
}

export function isMoving({ phase }: Pick<UploadInLine, 'phase'>): boolean {
  return MOVING.includes(phase)
}
