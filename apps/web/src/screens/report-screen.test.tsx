import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import {
  ASKED,
  BISCUIT,
  CLONE,
  EVERYTHING,
  LIST,
  named,
  portal,
  REDONE,
  rowNames,
} from '../testing/case-lists.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { ReportScreen } from './report-screen.tsx'

test('REPT-1 closed cases stand with the specified columns, and the pet’s name opens the report in a new tab', async () => {
  await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('E-consult report')
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Pet name', 'Pet type', 'Breed', 'Time', 'Type', 'Status', 'Actions'])
  const link = screen.getByRole('link', { name: /^Biscuit/ })
  expect(link.getAttribute('href')).toBe(
    '/econsult-report?usid=case_biscuit&revision=20261120014200',
  )
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.textContent).toContain('opens in a new tab')
})

test.each([
  ['asked for again', ASKED, 'Redo requested', ''],
  ['being redone', REDONE, 'Being redone', 'New revision by'],
])(
  'REPT-1 a report that is %s stays in the list with its state and its link',
  async (_how, report, chip, due) => {
    const { user } = await renderVetPage(<ReportScreen />, portal([report], [report]))
    const row = within(await screen.findByRole('table')).getAllByRole('row')[1]
    if (!row) throw new Error('one report was answered')
    expect(row.textContent).toContain(chip)
    expect(row.textContent).toContain(due)
    const read = within(row).getByRole('link', { name: /^Read report/ })
    expect(read.getAttribute('href')).toContain('revision=20261120014200')
    await user.click(screen.getByRole('button', { name: /^More for/ }))
    const reconsult = await screen.findByRole('menuitem', { name: /^Reconsult/ })
    expect(reconsult.textContent).toContain('Available once the report has been redone.')
  },
)

test('REPT-1 an opened report is no longer marked as unread', async () => {
  const { user } = await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(screen.getAllByText('Unread:')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: /^Biscuit/ }))
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
})

test('REPT-1 the list is searched on the server and filtered by type', async () => {
  const { user, calls, router } = await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Basic' }))
  await waitFor(() => expect(rowNames()).toEqual(['Luna']))
  expect(calls(LIST).some(({ fields }) => fields.params?.includes('"mode":"basic"'))).toBe(true)
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'basic' }))
  await user.click(screen.getByRole('button', { name: 'All' }))
  await user.type(screen.getByRole('searchbox'), 'bis')
  await waitFor(() => expect(rowNames()).toEqual(['Biscuit']))
  expect(calls(LIST).some(({ fields }) => fields.params?.includes('"pname":"bis"'))).toBe(true)
})

test('REPT-1 ECG reports have a chip of their own, and no follow-up; a hospital without them has none', async () => {
  const duke = aCase({
    ...BISCUIT,
    caseId: 'case_duke',
    pet: named('Duke'),
    serviceId: 'ecg6l',
    status: 'done',
  })
  const { user, calls } = await renderVetPage(<ReportScreen />, portal([], [BISCUIT, duke]))
  await screen.findByRole('table')
  expect(rowNames()).toEqual(['Biscuit', 'Duke'])
  await user.click(screen.getByRole('button', { name: 'ECG' }))
  await waitFor(() => expect(rowNames()).toEqual(['Duke']))
  const sent = calls(LIST).some(({ fields }) =>
    fields.params?.includes('"session_types":["ecg1l","ecg6l"]'),
  )
  expect(sent).toBe(true)
  await user.click(screen.getByRole('button', { name: 'More for Duke' }))
  await screen.findByRole('menuitem', { name: 'Copy link' })
  expect(screen.queryByRole('menuitem', { name: /^Reconsult/ })).toBeNull()
})

test('REPT-1 a hospital without ECG reports has no chip for them', async () => {
  await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: 'ECG' })).toBeNull()
})

test('a list opens as its address says', async () => {
  await renderVetPage(<ReportScreen />, EVERYTHING, { at: '/report?show=basic&find=luna' })
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: 'Basic' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'luna')
  expect(rowNames()).toEqual(['Luna'])
})

async function openMenu(name: string, answers: object) {
  const page = await renderVetPage(<ReportScreen />, { ...EVERYTHING, ...answers })
  await screen.findByRole('table')
  await page.user.click(screen.getByRole('button', { name: `More for ${name}` }))
  return page
}

test('REPT-2 Reconsult asks, clones without the question file, and goes to the new case beside the old', async () => {
  const { user, router, calls } = await openMenu('Biscuit', {
    [CLONE]: { code: 0, data: { caseId: 'case_new', originalId: 'case_biscuit' } },
  })
  await user.click(await screen.findByRole('menuitem', { name: 'Reconsult' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Reconsult case' })
  expect(dialog.textContent).toContain('This starts a new paid consult')
  await user.click(within(dialog).getByRole('button', { name: 'OK, understood' }))
  await waitFor(() =>
    expect(router.state.location.href).toBe(
      '/test-detail?usid=case_new&ousid=case_biscuit&stage=1',
    ),
  )
  expect(calls(CLONE)[0]?.fields).toEqual({
    usid: 'case_biscuit',
    uid: 'account_chan',
    excluded_datalist: '["question to cardiologist"]',
  })
})

test('REPT-2 Cancel clones nothing', async () => {
  const { user, calls } = await openMenu('Biscuit', {})
  await user.click(await screen.findByRole('menuitem', { name: 'Reconsult' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls(CLONE)).toEqual([])
})

test('REPT-2 a failure is a snackbar with the code in parentheses, and stays written in the dialog', async () => {
  const { user } = await openMenu('Biscuit', { [CLONE]: { code: -6023 } })
  await user.click(await screen.findByRole('menuitem', { name: 'Reconsult' }))
  await user.click(await screen.findByRole('button', { name: 'OK, understood' }))
  expect(await screen.findByText('(-6023) error')).toBeVisible()
  expect(screen.getByRole('alertdialog').textContent).toContain('This case already has a follow-up')
})

test('REPT-3 a cloned case offers no Reconsult and says why', async () => {
  await openMenu('Luna', {})
  const item = await screen.findByRole('menuitem', { name: /^Reconsult/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('A follow-up already exists.')
})
