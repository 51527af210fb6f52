import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { MainScreen } from './main-screen.tsx'
import { OngoingScreen } from './ongoing-screen.tsx'

const LIST = '/api/query_all_sessions'
const DELETE = '/api/delete_sessions'
const RESTORE = '/api/restore_sessions'

const named = (name: string) =>
  aCase({ caseId: `case_${name}`, id: `EC-${name.length}`, pet: { ...aCase().pet, name } })
const DRAFTS = [named('Mochi'), named('Pepper'), named('Biscuit')]
const SENT = aCase({
  caseId: 'case_sent',
  status: 'submit',
  pet: { ...aCase().pet, name: 'Captain' },
})

/** Creates a portal that deletes cases, except those it refuses, and restores them. */
function portal(refused: string[] = []) {
  const gone = new Set<string>()
  const caseIdsOf = ({ usids = '[]' }: Record<string, string>): string[] => JSON.parse(usids)
  return {
    [LIST]: () => {
      const sessions = [...DRAFTS, SENT].filter(({ caseId }) => !gone.has(caseId))
      return { code: 0, data: { sessions, total: sessions.length, total_capped: false, next: '' } }
    },
    [DELETE]: (fields: Record<string, string>) => {
      const deleted = caseIdsOf(fields).filter((caseId) => !refused.includes(caseId))
      for (const caseId of deleted) gone.add(caseId)
      const kept = DRAFTS.filter(({ caseId }) => refused.includes(caseId)).map(
        ({ caseId, id, pet }) => ({
          ...{ caseId, id },
          pet: pet.name,
          reason: 'paying',
        }),
      )
      return { code: 0, data: { deleted, refused: kept, undo_ms: 10_000 } }
    },
    [RESTORE]: (fields: Record<string, string>) => {
      for (const caseId of caseIdsOf(fields)) gone.delete(caseId)
      return { code: 0, data: { restored: caseIdsOf(fields) } }
    },
  }
}

async function deleteOne(name: string, answers = portal(), of = <OngoingScreen />) {
  const page = await renderVetPage(of, answers)
  await page.user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }))
  return page
}

test('KEEP-1 a draft is deleted from the list, and Undo brings it back', async () => {
  const { user, calls } = await deleteOne('Mochi')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mochi' })).toBe(null))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Draft for Mochi deleted.')
  await user.click(within(alert).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Mochi' })).toBeVisible()
  expect(calls(RESTORE).map(({ fields }) => fields.usids)).toEqual(['["case_Mochi"]'])
})

test('KEEP-1 a draft is deleted from Main, and Undo brings it back', async () => {
  const { user, calls } = await deleteOne('Mochi', portal(), <MainScreen />)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mochi' })).toBe(null))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Draft for Mochi deleted.')
  await user.click(within(alert).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Mochi' })).toBeVisible()
  expect(calls(RESTORE).map(({ fields }) => fields.usids)).toEqual(['["case_Mochi"]'])
})

test('KEEP-1 a case that was sent offers no deletion', async () => {
  await renderVetPage(<OngoingScreen />, portal())
  await screen.findByRole('link', { name: 'Captain' })
  expect(screen.queryByRole('button', { name: 'More for Captain' })).toBe(null)
})

test('KEEP-1 a draft with a payment under way stays and is named with the reason', async () => {
  await deleteOne('Mochi', portal(['case_Mochi']))
  const dialog = await screen.findByRole('dialog', { name: '1 case was not deleted' })
  expect(dialog.textContent).toContain('Mochi (EC-5)')
  expect(dialog.textContent).toContain('A payment is open or being confirmed.')
  expect(screen.getByText('Mochi')).toBeVisible()
})

test('KEEP-1 all drafts are chosen and deleted together after a question; sent cases stay', async () => {
  const { user, calls } = await renderVetPage(<OngoingScreen />, portal())
  await user.click(await screen.findByRole('button', { name: 'Select drafts' }))
  expect(screen.queryByText('Captain')).toBe(null)
  expect(screen.getByRole('button', { name: 'Delete 0 drafts' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 drafts' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Pepper, EC-6' }))
  await user.click(screen.getByRole('button', { name: 'Delete 2 drafts' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 drafts?' })
  await user.click(within(question).getByRole('button', { name: 'Delete 2 drafts' }))
  expect(await screen.findByText(/2 drafts deleted\./)).toBeVisible()
  expect(calls(DELETE).map(({ fields }) => fields.usids)).toEqual(['["case_Mochi","case_Biscuit"]'])
  expect(await screen.findByRole('link', { name: 'Captain' })).toBeVisible()
  expect(screen.queryByText('Mochi')).toBe(null)
})
