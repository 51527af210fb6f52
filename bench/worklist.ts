import { LIST_CALLS } from '../apps/server/src/testing/list-calls.ts'
import { compareLists } from './support/compare-lists.ts'

/** (g) Measures every list except that of pets, at a million cases. */
export async function benchWorklist(): Promise<void> {
  await compareLists(LIST_CALLS.filter(([name]) => !name.startsWith('pets')))
}
