/** Lets indexes of a migration be built before it runs, while others write (`db/build-indexes.ts`). Indexes that it drops stay as they are. */
export function buildableIndexes(migration: string): string {
  return migration.replaceAll(/\b(CREATE (?:UNIQUE )?INDEX) (?=")/g, '$1 IF NOT EXISTS ')
}
