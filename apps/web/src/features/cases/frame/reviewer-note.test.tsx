import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { ReviewerNote } from './reviewer-note.tsx'

const UPDATE = '/api/update_cardiobirdx_session'
type Sent = { note: string; note_was: string }

/** Opens the field on an empty note while another tab has saved one; the portal refuses texts written without having seen it. */
async function openBehind(theirs: string) {
  let kept = theirs
  const page = await renderVetPage(<ReviewerNote consult={aCase({ note: [] })} />, {
    [UPDATE]: (fields: Record<string, string>) => {
      const { note, note_was }: Sent = JSON.parse(fields.params ?? '')
      if (note_was !== kept)
        return { code: -6025, message: 'Someone else has changed this.', data: { note: kept } }
      kept = note
      return { code: 0, data: { session: aCase() } }
    },
  })
  const sent = () => page.calls(UPDATE).map(({ fields }) => JSON.parse(fields.params ?? ''))
  await page.user.type(await screen.findByLabelText(/Note to the cardiologist/), 'Mine')
  await page.user.tab()
  expect(await screen.findByText(/changed in another tab or by a colleague/)).toBeVisible()
  expect(sent()).toEqual([{ note: 'Mine', note_was: '' }])
  return { ...page, sent, kept: () => kept }
}

test('ROLE-3 a note saved in another tab is shown and replaced only when its reader says so', async () => {
  const { user, sent, kept } = await openBehind('Theirs')
  expect(screen.getByText('The saved note: Theirs')).toBeVisible()
  expect(kept()).toBe('Theirs')
  await user.type(screen.getByLabelText(/Note to the cardiologist/), ' too')
  await user.tab()
  expect(sent()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save my text' }))
  await waitFor(() => expect(kept()).toBe('Mine too'))
  expect(screen.queryByRole('button', { name: 'Save my text' })).toBeNull()
})

test('ROLE-3 the note saved in another tab can be taken over', async () => {
  const { user, sent, kept } = await openBehind('Theirs')
  await user.click(screen.getByRole('button', { name: 'Use the saved note' }))
  expect(screen.getByLabelText(/Note to the cardiologist/)).toHaveProperty('value', 'Theirs')
  expect(kept()).toBe('Theirs')
  expect(sent()).toHaveLength(1)
})
