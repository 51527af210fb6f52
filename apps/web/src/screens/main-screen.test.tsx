import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import {
  ASKED,
  ago,
  CAPTAIN,
  EVERYTHING,
  hrefOf,
  LIST,
  MOCHI,
  named,
  PEPPER,
  PRODUCTS,
  portal,
  REDONE,
} from '../testing/case-lists.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { MainScreen } from './main-screen.tsx'

test('MAIN-1 New test leads to a new test', async () => {
  await renderVetPage(<MainScreen />, EVERYTHING)
  expect(hrefOf(/^New test/)).toBe('/new-test')
})

test('MAIN-1 without a credit plan New test says so and goes nowhere', async () => {
  const { user, router } = await renderVetPage(<MainScreen />, EVERYTHING, {
    session: { credit_plan: null },
  })
  await user.click(screen.getByRole('button', { name: /^New test/ }))
  const dialog = await screen.findByRole('dialog', { name: 'No valid credit plan' })
  expect(dialog.textContent).toContain('Contact support')
  expect(router.state.location.pathname).toBe('/')
})

test('MAIN-1 a click on New test before the lists arrive opens its explanation and keeps it open', async () => {
  let listsArrive = (): void => {}
  const lists = new Promise<void>((resolve) => {
    listsArrive = resolve
  })
  const { user } = await renderVetPage(
    <MainScreen />,
    { ...EVERYTHING, [LIST]: (fields) => lists.then(() => portal([], [])[LIST](fields)) },
    { session: { credit_plan: null } },
  )
  await user.click(screen.getByRole('button', { name: /^New test/ }))
  await screen.findByRole('dialog', { name: 'No valid credit plan' })
  listsArrive()
  await screen.findByText('Send your first case')
  expect(screen.getByRole('dialog', { name: 'No valid credit plan' })).toBeInTheDocument()
})

test('MAIN-2 Basic and Advance stand with their prices in the user’s currency', async () => {
  await renderVetPage(<MainScreen />, EVERYTHING)
  await screen.findByText('298')
  const modes = screen.getByRole('region', { name: 'Basic and Advance' })
  expect(modes.textContent).toContain('HKD298')
  expect(modes.textContent).toContain('HKD548')
})

test('MAIN-2 without prices the page says when they will be seen', async () => {
  await renderVetPage(<MainScreen />, { ...EVERYTHING, [PRODUCTS]: { code: -6001 } })
  expect(await screen.findByText('The price is shown before you pay.')).toBeVisible()
})

test('main shows what is new, what waits for the vet, and what waits for the cardiologist', async () => {
  await renderVetPage(<MainScreen />, EVERYTHING)
  const list = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await list('New report')).toMatch(/Biscuit.*answered in 14/)
  expect(await list('Continue where you left off')).toMatch(
    /Mochi.*Chest X-ray, ECG, Echo is required/,
  )
  expect(await list('With the cardiologist')).toMatch(/Captain.*Due in [56]/)
  expect(screen.getByText(/One new report to read\. 2 cases need/)).toBeVisible()
})

test('main greets a new hospital with its first case', async () => {
  await renderVetPage(<MainScreen />, portal([], []))
  await screen.findByText('Your first case takes about ten minutes.')
  expect(screen.getAllByRole('link', { name: /New test/ })).toHaveLength(1)
})

test('main shows the five newest of many drafts, the rest behind a link', async () => {
  const drafts = Array.from({ length: 355 }, (_, at) =>
    aCase({ ...PEPPER, caseId: `case_${at}`, pet: named(`Pet ${at}`), updated: ago(at + 1) }),
  )
  await renderVetPage(<MainScreen />, portal([...drafts.reverse(), CAPTAIN], []))
  const list = await screen.findByRole('region', { name: 'Continue where you left off' })
  const names = within(list).getAllByRole('link', { name: /^Pet \d+$/ })
  expect(names.map(({ textContent }) => textContent)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Pet ${at}`),
  )
  const all = within(list).getByRole('link', { name: 'Show all 355' })
  expect(all.getAttribute('href')).toBe('/ongoing?show=needsMe')
})

test.each([
  ['late', ago(1), ['With the cardiologist', 'Continue where you left off']],
  ['in time', ago(-6), ['Continue where you left off', 'With the cardiologist']],
])(
  'main puts cases with the cardiologist in the right place while one is %s',
  async (_how, due, order) => {
    await renderVetPage(<MainScreen />, portal([MOCHI, { ...CAPTAIN, due }], []))
    await screen.findByRole('region', { name: 'With the cardiologist' })
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order)
  },
)

test('main says when the lists cannot be read, and Try again reads them', async () => {
  const answers: Parameters<typeof renderVetPage>[1] & Record<string, unknown> = {
    ...EVERYTHING,
    [LIST]: { code: -6001 },
  }
  const { user } = await renderVetPage(<MainScreen />, answers)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  Object.assign(answers, EVERYTHING)
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Mochi' })).toBeVisible()
})

test.each([
  ['asked for again', ASKED, 'Your redo request is under review'],
  ['being redone', REDONE, 'New revision due in'],
])('MAIN-3 a report that is %s can be read from main', async (_how, report, words) => {
  await renderVetPage(<MainScreen />, portal([report], [{ ...report, opened: ago(1) }]))
  const section = await screen.findByRole('region', { name: 'With the cardiologist' })
  expect(section.textContent).toContain(words)
  expect(section.textContent).not.toContain('Report within 24 hours')
  expect(within(section).getByRole('link', { name: /^Read report/ })).toBeVisible()
})
