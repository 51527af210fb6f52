import type { Screen } from './screen.ts'

/** The screens of a case: its four stages and their dialogs. Mochi lacks an echo, Captain is with the cardiologist. */
export const CASE_SCREENS: readonly Screen[] = [
  {
    name: 'clinical',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 1 }),
  },
  {
    name: 'clinical-errors',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Pepper'), stage: 1 }),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.common.next, exact: true }).click()
      await page.getByRole('heading', { name: t.common.thereIsAProblem }).waitFor()
    },
  },
  {
    name: 'questions-advance',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 2 }),
  },
  {
    name: 'questions-basic',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 2 }),
    act: (page, t) => page.getByRole('tab', { name: t.common.mode.basic }).click(),
  },
  {
    name: 'inspection',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 3 }),
  },
  {
    name: 'upload-dialog',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 3 }),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.uploads.addFile, exact: true }).first().click()
      await page.getByRole('dialog', { name: t.uploads.dialog.title }).waitFor()
    },
  },
  {
    name: 'delete-file',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 3 }),
    act: async (page, t) => {
      const deletes = new RegExp(`^${t.uploads.delete.split('{{')[0]}`)
      await page.getByRole('table').getByRole('button', { name: deletes }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'missing-files',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Mochi'), stage: 3 }),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.common.next, exact: true }).click()
      await page.getByRole('dialog', { name: t.uploads.missing.title }).waitFor()
    },
  },
  {
    name: 'sent-case',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Captain'), mode: 2 }),
  },
  {
    name: 'rejected-case',
    who: 'vet',
    address: (at, of) => at.testDetail({ caseId: of('Happy'), mode: 2 }),
  },
  {
    name: 'case-not-found',
    who: 'vet',
    address: (at) => at.testDetail({ caseId: 'no_such_case' }),
  },
  {
    name: 'report-not-found',
    who: 'vet',
    address: (at) => at.econsultReport({ caseId: 'no_such_case' }),
  },
]
