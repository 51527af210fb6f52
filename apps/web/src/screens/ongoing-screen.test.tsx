import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import {
  ASKED,
  CAPTAIN,
  EVERYTHING,
  hrefOf,
  LIST,
  MOCHI,
  named,
  PEPPER,
  portal,
  REDONE,
  rowNames,
} from '../testing/case-lists.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { OngoingScreen } from './ongoing-screen.tsx'

test('ONGO-1 every case that is not closed is listed with the specified columns, the vet’s own first', async () => {
  const { calls } = await renderVetPage(<OngoingScreen />, portal([CAPTAIN, MOCHI, PEPPER], []))
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Pet name',
    'Pet type',
    'Breed',
    'Time',
    'Type',
    'Status',
    'Actions',
  ])
  expect(rowNames()).toEqual(['Mochi', 'Pepper', 'Captain'])
  const asked = calls(LIST).map(({ fields }) => JSON.parse(fields.params ?? '').status)
  expect(
    asked.some((status: string[]) => status.includes('open') && !status.includes('close')),
  ).toBe(true)
})

test('ONGO-1 a case that lacks nothing but the payment is called ready to pay', async () => {
  const session_tests = ['chest X-ray', 'ECG', 'echo'].map((type) => ({ type, count: 1 }))
  const complete = aCase({
    ...MOCHI,
    caseId: 'case_complete',
    pet: named('Complete'),
    session_tests,
  })
  await renderVetPage(<OngoingScreen />, portal([complete, MOCHI], []))
  const chipOf = async (name: string) =>
    (await screen.findByRole('row', { name: new RegExp(name) })).querySelector('[data-status]')
      ?.textContent
  expect(await chipOf('Complete')).toBe('Ready to pay')
  expect(await chipOf('Mochi')).toBe('Upload')
})

test('ONGO-2 open and upload lead to the editable case, every other status to mode=2', async () => {
  await renderVetPage(<OngoingScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(hrefOf(/^Mochi/)).toBe('/test-detail?usid=case_mochi')
  expect(hrefOf(/^Captain/)).toBe('/test-detail?usid=case_captain&mode=2')
})

test('ONGO-2 a follow-up continues beside the case it follows', async () => {
  const followUp = aCase({ extraInfo: { clone: 'case_old', absent_files: [] } })
  await renderVetPage(<OngoingScreen />, portal([followUp], []))
  await screen.findByRole('table')
  expect(hrefOf(/^Mochi/)).toBe('/test-detail?usid=case_mochi&ousid=case_old')
})

test('ONGO-1 the list filters by who must act and by name, and clears', async () => {
  const { user } = await renderVetPage(<OngoingScreen />, EVERYTHING)
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'With the cardiologist' }))
  expect(rowNames()).toEqual(['Captain'])
  await user.type(screen.getByRole('searchbox'), 'pep')
  expect(screen.getByText('No matching cases')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(rowNames()).toHaveLength(3)
})

test('ONGO-1 an empty list leads to a new test', async () => {
  await renderVetPage(<OngoingScreen />, portal([], []))
  expect(await screen.findByText(/No incomplete tests\./)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /New test/ }).length).toBeGreaterThan(0)
})

test('ONGO-1 a report that is asked for again is listed as that, not as sent', async () => {
  await renderVetPage(<OngoingScreen />, portal([ASKED, REDONE], [ASKED, REDONE]))
  const table = await screen.findByRole('table')
  expect(table.textContent).toContain('Redo requested')
  expect(table.textContent).toContain('Being redone')
  expect(table.textContent).not.toContain('Sent')
})
