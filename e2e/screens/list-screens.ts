import type { Screen } from './screen.ts'

/** The vet's lists and the elements around every page. */
export const LIST_SCREENS: readonly Screen[] = [
  { name: 'main', who: 'vet', address: (at) => at.main() },
  { name: 'main-no-plan', who: 'noPlan', address: (at) => at.main() },
  {
    name: 'no-credit-plan',
    who: 'noPlan',
    address: (at) => at.main(),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.main.newTest }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'ongoing', who: 'vet', address: (at) => at.ongoing() },
  {
    name: 'ongoing-nothing-matches',
    who: 'vet',
    address: (at) => at.ongoing({ find: 'no such pet' }),
  },
  { name: 'report', who: 'vet', address: (at) => at.report() },
  {
    name: 'report-menu',
    who: 'vet',
    address: (at) => at.report(),
    act: (page, t) =>
      page
        .getByRole('button', { name: t.cases.reports.more.replace('{{pet}}', 'Biscuit') })
        .click(),
  },
  {
    name: 'reconsult',
    who: 'vet',
    address: (at) => at.report(),
    act: async (page, t) => {
      const more = t.cases.reports.more.replace('{{pet}}', 'Biscuit')
      await page.getByRole('button', { name: more }).click()
      await page.getByRole('menuitem', { name: t.cases.reports.reconsult }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'econsult-report',
    who: 'vet',
    address: (at, of) => at.econsultReport({ caseId: of('Biscuit') }),
  },
  { name: 'sample-report', who: 'nobody', address: (at) => at.sampleReport() },
  {
    name: 'sample-ecg-report',
    who: 'nobody',
    address: (at) => at.sampleReport({ service: 'ecg' }),
  },
  {
    name: 'finder',
    who: 'vet',
    address: (at) => at.main(),
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('mo')
      await page.getByRole('option', { name: /Mochi/ }).first().waitFor() // the pet and its case
    },
  },
  {
    name: 'shortcuts',
    who: 'vet',
    address: (at) => at.main(),
    act: async (page) => {
      await page.keyboard.press('Tab') // the element to which the focus returns
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'account-menu',
    who: 'vet',
    address: (at) => at.main(),
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Harbour|WC/ })
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'logout',
    who: 'vet',
    address: (at) => at.main(),
    act: async (page, t) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Harbour|WC/ })
        .click()
      await page.getByRole('menuitem', { name: t.shell.account.logout }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'not-found', who: 'vet', address: () => '/no-such-page' },
]
