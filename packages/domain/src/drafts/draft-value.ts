import { z } from 'zod'
import { DRAFT_MAX_CHARACTERS, DRAFT_MAX_DEPTH } from './draft-limits.ts'

/** A form as typed, in its own shape; incomplete numbers, missing dates and overlong texts are kept. */
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

/** Removes characters that PostgreSQL text cannot store: NUL and unpaired surrogates. */
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
