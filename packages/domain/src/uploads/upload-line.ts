import type { UploaderState } from './uploader-state.ts'

/** Files of one drop that travel at the same time, and their chunks in flight together. */
const TOGETHER = 2
export const CHUNK_LANES = 3

/** One that was added by itself, or one of a drop of many. */
export type UploadInLine = { phase: UploaderState['phase']; isOfMany: boolean }

const MOVING: readonly UploaderState['phase'][] = ['sending', 'retrying']

/**
 * Who of the line starts now. A file added by itself goes before the many and travels alone, chunk after chunk (spec §9,
 * INSP-6); of many, two travel together.
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
