/**
 * Makes a migration's indexes buildable in advance, while others write (`db/build-indexes.ts`). Indexes that it drops are
 * unchanged.
 */
export function buildableIndexes(migration: string): string {
  return migration.replaceAll(/\b(CREATE (?:UNIQUE )?INDEX) (?=")/g, '$1 IF NOT EXISTS ')
}
