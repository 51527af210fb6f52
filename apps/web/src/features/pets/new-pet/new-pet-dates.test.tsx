import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ANSWERS, dateTyped, field, openForm } from '../testing/open-new-pet.tsx'

test('NEW-7 the age gives the date of birth and the date of birth gives the age', async () => {
  const { user } = await openForm()
  await user.type(field('Age'), '2')
  const year = new Date(Date.now() - 2 * 365.25 * 86_400_000).getFullYear()
  expect(field('Year').value).toBe(String(year))
  for (const part of ['Day', 'Month', 'Year']) await user.clear(field(part))
  await user.click(field('Day'))
  await user.keyboard('20062020')
  expect(dateTyped()).toEqual(['20', '06', '2020'])
  expect(Number(field('Age').value)).toBeGreaterThan(6)
  expect(field('Age').value).toMatch(/^\d+(\.\d{1,2})?$/)
})

test.each([
  ['en_us', ['Day', 'Month', 'Year']],
  ['zh_hk', ['年', '月', '日']],
] as const)(
  'NEW-5 in %s the date is typed in the order of the language',
  async (language, order) => {
    await openForm(ANSWERS, { language })
    const parts = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))
    expect(parts.filter(Boolean)).toEqual(order)
  },
)

test('NEW-5 a date half typed is kept as typed, refused, and finished from the left', async () => {
  const { user, create } = await openForm()
  await user.type(field('Day'), '5')
  await user.type(field('Month'), '6')
  await create()
  expect(screen.getAllByText('Enter a valid date')).toHaveLength(2)
  expect(dateTyped()).toEqual(['05', '06', ''])
  await user.type(field('Year'), '2020')
  expect(screen.queryByText('Enter a valid date')).toBeNull()
})

test('NEW-7 a date that does not exist leaves the age alone; one from the clipboard fills all parts', async () => {
  const { user } = await openForm()
  await user.type(field('Age'), '3')
  for (const part of ['Day', 'Month', 'Year']) await user.clear(field(part))
  await user.click(field('Day'))
  await user.keyboard('31022020')
  expect(field('Age').value).toBe('3')
  await user.click(field('Day'))
  await user.paste('2020年6月20日')
  expect(dateTyped()).toEqual(['20', '06', '2020'])
  expect(Number(field('Age').value)).toBeGreaterThan(6)
})

test('NEW-5 the calendar comes second, opens at the years, and gives date and age', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose the date of birth' })
  await user.click(await within(dialog).findByRole('radio', { name: '2020' }))
  await user.click(await within(dialog).findByRole('radio', { name: /^Jun/ }))
  await user.click(await within(dialog).findByRole('gridcell', { name: '20' }))
  expect(dateTyped()).toEqual(['20', '06', '2020'])
  expect(Number(field('Age').value)).toBeGreaterThan(6)
})
