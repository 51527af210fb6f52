import { expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { downloaded } from './support/downloaded.ts'
import { inspect } from './support/inspect.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { worklist } = t.reading
const { office } = t
const url = () => process.env.E2E_URL ?? '' // set by the global setup

/** Opens the list of all cases, narrowed to one pet by its name. */
async function openAll(page: Page, pet: string): Promise<void> {
  await page.goto(paths.worklist({ show: 'all' }))
  await page.getByLabel(worklist.find.label).fill(pet)
  await expect(page.getByRole('row', { name: new RegExp(pet) })).toHaveCount(1)
}

test('STAFF-1 STAFF-2 STAFF-3 the office finds a case by every filter, saves the list, and works on the case from its page', async ({
  browser,
}) => {
  const usid = await aPaidCase(url(), 'Saffron')
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.admin, language: 'en_us', viewport: WIDE },
  })
  const row = page.getByRole('row', { name: /Saffron/ })

  await test.step('the list begins thirty days ago with ten cases; hospital, sender, days and bands narrow it', async () => {
    await openAll(page, 'Saffron')
    await expect(page.getByLabel(worklist.filter.period)).toHaveValue('30')
    await expect(page.getByLabel(worklist.pager.rows)).toHaveValue('10')
    await page.getByLabel(worklist.filter.hospital, { exact: true }).fill('nowhere')
    await expect(page.getByText(worklist.emptyRecent)).toBeVisible()
    await page.getByLabel(worklist.filter.hospital, { exact: true }).fill('harbour')
    await expect(row).toHaveCount(1)
    await page.getByRole('button', { name: worklist.band.timeout }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: worklist.band.timeout }).click()
    await page.getByText(worklist.filter.more).click()
    await page.getByLabel(worklist.filter.to, { exact: true }).fill('2024-01-31')
    await expect(page).toHaveURL(/to=2024-01-31/)
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: t.common.clearFilters }).click()
    await expect(page).toHaveURL(/worklist$/)
  })

  await test.step('the list is saved as a table', async () => {
    await openAll(page, 'Saffron')
    const saved = await downloaded(page, () =>
      page.getByRole('button', { name: worklist.export.label }).click(),
    )
    const lines = saved.toString('utf8').trim().split('\r\n')
    expect(lines[0]).toContain(worklist.export.columns.case)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Saffron')
  })

  await test.step('by keyboard to the log of the row, which is filtered by kind', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('l')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(office.log.actions.payment.received)).toBeVisible()
    await dialog.getByRole('button', { name: office.log.kinds.files, exact: true }).click()
    await expect(dialog.getByText(office.log.actions.payment.received)).toHaveCount(0)
    await inspect(page, 'en_us-case-log')
    await page.keyboard.press('Escape')
  })

  await test.step('the name opens the case page; a note is written, and the log has it', async () => {
    await row.getByRole('link', { name: /^Open Saffron/ }).click()
    await expect(page).toHaveURL(new RegExp(`/case\\?usid=${usid}`))
    await expect(page.getByRole('link', { name: office.open.reading })).toBeVisible()
    await inspect(page, 'en_us-case-overview')
    await page.getByRole('tab', { name: office.tabs.notes }).click()
    const note = page.getByRole('region', { name: office.notes.reviewer })
    await note.getByRole('button', { name: office.notes.edit }).click()
    await note.getByRole('textbox').fill('The owner calls at noon.')
    await note.getByRole('button', { name: t.common.save }).click()
    await expect(note.getByText('The owner calls at noon.')).toBeVisible()
    await page.getByRole('tab', { name: office.tabs.log }).click()
    await expect(page.getByText(office.log.actions.note.saved).first()).toBeVisible()
    await page.getByRole('tab', { name: office.tabs.money }).click()
    await expect(page.getByRole('heading', { name: office.money.payments })).toBeVisible()
    await inspect(page, 'en_us-case-money')
  })

  await test.step('the pet is corrected, and its history says by whom', async () => {
    await page.getByRole('button', { name: office.patient.edit }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: office.patient.edit }).click()
    await dialog.getByLabel(t.pets.form.weight).fill('9.9')
    await dialog.getByRole('button', { name: t.pets.record.save }).click()
    await expect(
      dialog.getByText(
        fill(office.patient.changed, { name: 'Grace Yeung', fields: office.fields.weightGrams }),
      ),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the hospital is edited over the version that was read', async () => {
    await page.getByRole('button', { name: office.hospital.more }).click()
    await page.getByRole('dialog').getByRole('button', { name: office.hospital.edit }).click()
    const phone = page.getByRole('dialog').getByLabel(office.hospital.fields.phone)
    await phone.fill('+852 5550 7777')
    await page.getByRole('dialog').getByRole('button', { name: t.common.save }).click()
    await expect(page.getByRole('dialog').getByText('+852 5550 7777')).toBeVisible()
  })
})

test('ROLE-1 a cardiologist lands on the desk and reaches the case page without money and messages', async ({
  browser,
}) => {
  const usid = await aPaidCase(url(), 'Nutmeg')
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.cardiologist, language: 'en_us', viewport: WIDE },
  })
  await openAll(page, 'Nutmeg')
  const row = page.getByRole('row', { name: /Nutmeg/ })
  await expect(row.getByRole('link', { name: /^Open Nutmeg/ })).toHaveAttribute('href', /\/reading/)
  await row.getByRole('link', { name: /^Case page/ }).click()
  await expect(page).toHaveURL(new RegExp(`/case\\?usid=${usid}`))
  await expect(page.getByRole('tab', { name: office.tabs.log })).toBeVisible()
  for (const hidden of [office.tabs.money, office.tabs.messages])
    await expect(page.getByRole('tab', { name: hidden })).toHaveCount(0)
})
