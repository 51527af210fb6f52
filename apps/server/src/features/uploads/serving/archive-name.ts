import type { CaseRow } from '../../cases/case-row-store.ts'

/** Returns `3381 Mochi 2026-11-20.zip`, without characters that file systems refuse. */
export function archiveName({
  identifier,
  petName,
  createdAt,
}: Pick<CaseRow, 'identifier' | 'petName' | 'createdAt'>): string {
  const words = [identifier, petName, createdAt.toISOString().slice(0, 10)]
  const name = words.filter(Boolean).join(' ')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  return `${name.replaceAll(/[\u0000-\u001f<>:"/\\|?*]+/g, '_')}.zip`
}
