import type { Screen } from './screen.ts'

/** The screens of hospitals, applications, money and the record of one pet. */
export const OFFICE_SCREENS: readonly Screen[] = [
  { name: 'account', who: 'vet', address: (at) => at.account() },
  { name: 'hospital', who: 'vet', address: (at) => at.hospital() },
  { name: 'applications', who: 'admin', address: (at) => at.applications() },
  { name: 'accounts', who: 'admin', address: (at) => at.accounts({ find: 'demo' }) },
  { name: 'permissions', who: 'admin', address: (at) => at.permissions() },
  {
    name: 'permission-dialog',
    who: 'admin',
    address: (at) => at.permissions(),
    act: async (page) => {
      const people = page.getByRole('row')
      await people.getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'services', who: 'admin', address: (at) => at.services() },
  {
    name: 'service-dialog',
    who: 'admin',
    address: (at) => at.services(),
    act: async (page) => {
      await page.getByRole('row').getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'hospitals', who: 'admin', address: (at) => at.hospitals() },
  {
    name: 'hospital-of-office',
    who: 'admin',
    address: (at) => at.hospitals({ find: 'Peak Road' }),
    act: async (page, t) => {
      await page.getByRole('link', { name: /Peak Road/ }).click()
      await page.getByRole('button', { name: t.office.hospital.edit }).waitFor()
    },
  },
  { name: 'operations', who: 'admin', address: (at) => at.operations() },
  { name: 'case', who: 'admin', address: (at, of) => at.officeCase({ caseId: of('Captain') }) },
  { name: 'undelivered', who: 'admin', address: (at) => at.undelivered() },
  { name: 'sent-mails', who: 'admin', address: (at) => at.sentMails() },
  { name: 'billing', who: 'vet', address: (at) => at.billing() },
  { name: 'terms', who: 'nobody', address: (at) => at.terms() },
  { name: 'payments', who: 'admin', address: (at) => at.payments({ show: 'all' }) },
  { name: 'prices', who: 'admin', address: (at) => at.prices() },
  { name: 'credits', who: 'admin', address: (at) => at.credits() },
  {
    name: 'pet',
    who: 'vet',
    address: (at) => at.newTest(),
    act: async (page, t) => {
      await page.getByRole('textbox', { name: t.pets.search.name, exact: true }).fill('Biscuit')
      // another test may have its own Biscuit
      await page.getByRole('textbox', { name: t.pets.search.identifier }).fill('5502')
      await page.getByRole('button', { name: t.pets.search.submit, exact: true }).click()
      await page
        .getByRole('link', { name: /Biscuit/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: /Biscuit/ }).waitFor()
    },
  },
]
