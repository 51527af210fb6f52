import { CASE_SCREENS } from './case-screens.ts'
import { LIST_SCREENS } from './list-screens.ts'
import { NEW_TEST_SCREENS } from './new-test-screens.ts'
import { OFFICE_SCREENS } from './office-screens.ts'
import type { Screen } from './screen.ts'
import { AUTH_SCREENS } from './sign-in-screens.ts'
import { STAFF_SCREENS } from './staff-screens.ts'

/** The screens and dialogs that can be reached on the demo cases without changing them. */
export const SCREENS: readonly Screen[] = [
  ...AUTH_SCREENS,
  ...LIST_SCREENS,
  ...NEW_TEST_SCREENS,
  ...CASE_SCREENS,
  ...OFFICE_SCREENS,
  ...STAFF_SCREENS,
]
