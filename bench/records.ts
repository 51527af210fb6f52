import { LIST_CALLS } from '../apps/server/src/testing/list-calls.ts'
import { compareLists } from './support/compare-lists.ts'

/** (d) Measures the record list of the largest hospital and of all hospitals. */
export async function benchRecords(): Promise<void> {
  await compareLists(LIST_CALLS.filter(([name]) => name.startsWith('pets')))
}
