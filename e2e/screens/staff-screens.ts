import type { Screen } from './screen.ts'

/** The screens of the reading side. */
export const STAFF_SCREENS: readonly Screen[] = [
  { name: 'worklist', who: 'cardiologist', address: (at) => at.worklist() },
  {
    name: 'worklist-narrowed',
    who: 'cardiologist',
    address: (at) => at.worklist({ mode: 'basic' }),
  },
  {
    name: 'reading',
    who: 'cardiologist',
    address: (at) => at.worklist(),
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Captain/ })
        .click()
      await page.getByRole('heading', { level: 1, name: /Captain/ }).waitFor()
    },
  },
]
