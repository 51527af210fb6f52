/** Makes a migration's indexes buildable, and those it drops droppable, in advance, while others write (`db/build-indexes.ts`). */
export function buildableIndexes(migration: string): string {
  return migration
    .replaceAll(/\b(CREATE (?:UNIQUE )?INDEX) (?=")/g, '$1 IF NOT EXISTS ')
    .replaceAll(/\bDROP INDEX (?=")/g, 'DROP INDEX IF EXISTS ')
}
