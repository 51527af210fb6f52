import { z } from 'zod'
import { DRAFT_MAX_CHARACTERS, DRAFT_MAX_DEPTH } from './draft-limits.ts'

/** A form as it was typed, in its own shape: half a number, no date, too much text are all kept. */
export const DraftValue = z
  .record(z.string(), z.unknown())
  .refine((value) => isShallow(value, DRAFT_MAX_DEPTH))
  .refine((value) => !isShallow(value, DRAFT_MAX_DEPTH) || isShort(value))
export type DraftValue = Record<string, unknown>

function isShort(value: DraftValue): boolean {
  return JSON.stringify(value).length <= DRAFT_MAX_CHARACTERS
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}

/** Without what no database text can hold: NUL, and halves of a surrogate pair. */
export function storableDraft(value: DraftValue): DraftValue {
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [storableText(name), storablePart(each)]),
  )
}

function storablePart(part: unknown): unknown {
  if (typeof part === 'string') return storableText(part)
  if (Array.isArray(part)) return part.map(storablePart)
  return typeof part === 'object' && part !== null ? storableDraft({ ...part }) : part
}

function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
