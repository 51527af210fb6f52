import type { Case } from '@systole/contract/cases/wire-case'
import { coachLines } from '@systole/domain/questions/file-coach'
import { fileNeeds } from '@systole/domain/questions/required-files'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { fakeDrafts } from '../../testing/fake-drafts.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { absencesIn } from './absences-in.ts'
import { FileCoach } from './file-coach.tsx'
import { saveAbsence } from './save-absence.ts'

const INFO = '/api/query_session_info'
const UPDATE = '/api/update_cardiobirdx_session'
const NO_ECG = { file_type: 'ECG', reason: 'No ECG machine' }

function caseWith(absent_files: Case['extraInfo']['absent_files'], version = 3): Case {
  return aCase({ version, extraInfo: { clone: '', absent_files } })
}

/** Creates a fake portal that stores updates and refuses a stale version. */
function memory(start: Case, { behind = 0 } = {}) {
  let kept = start
  let conflicts = behind
  return {
    [INFO]: () => ({ code: 0, data: { session: kept } }),
    [UPDATE]: ({ params = '' }: Record<string, string>) => {
      if (conflicts > 0) {
        conflicts -= 1
        return { code: -6025 }
      }
      const { exinfo } = JSON.parse(params)
      kept = caseWith(exinfo.absent_files, kept.version + 1)
      return { code: 0, data: { session: kept } }
    },
  }
}

async function openCoach(consult = caseWith([]), answers: object = memory(consult)) {
  const added: FileKind[] = []
  const page = await renderVetPage(<Coach start={consult} onAdd={(kind) => added.push(kind)} />, {
    ...answers,
  })
  const reported = () => page.calls(UPDATE).map(({ fields }) => JSON.parse(fields.params ?? ''))
  return { ...page, added, told: reported }
}

function Coach({ start, onAdd }: { start: Case; onAdd: (kind: FileKind) => void }) {
  const [consult, setConsult] = useState(start)
  const lines = coachLines({
    needs: fileNeeds(['prognosis']),
    there: ['chestXray'],
    absent: absencesIn(consult),
  })
  const onAbsence = async (kind: FileKind, reason: string | undefined) =>
    setConsult(await saveAbsence({ caseId: consult.caseId, kind, reason }))
  return <FileCoach lines={lines} actions={{ caseId: consult.caseId, onAdd, onAbsence }} />
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Files for your questions' }))
    .getAllByRole('listitem')
    .map((card) => card.querySelector('div')?.firstChild?.nextSibling?.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () =>
  screen.findByRole('dialog', { name: 'Why can’t you provide the ECG?' }, { timeout: 9000 })

test('INSP-1 a missing file can be added from its card, with its type', async () => {
  const { user, added } = await openCoach()
  await user.click(button('Add echo'))
  expect(added).toEqual(['echo'])
})

test('a phrase says why an advised file is absent; the card shows it and keeps the focus', async () => {
  const { user, told } = await openCoach()
  expect(cards()).toEqual([
    'Required. 1 file added',
    'Recommended for a better answer',
    'Recommended for a better answer',
  ])
  await user.click(button('Can’t provide… (ECG)'))
  await dialog()
  await user.click(button('The owner declined.'))
  await user.click(button('Save reason'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(cards()[1]).toBe('Recommended. Not available: The owner declined.')
  expect(told()).toEqual([
    {
      exinfo: { absent_files: [{ file_type: 'ECG', reason: 'The owner declined.' }] },
      version: 3,
    },
  ])
  expect(document.activeElement).toBe(button('Change reason for the ECG'))
})

test('the clinic’s own words are taken up to 300 characters, and never none', async () => {
  const { user, told } = await openCoach()
  await user.click(button('Can’t provide… (ECG)'))
  const words = within(await dialog()).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(words, '   ')
  await user.click(button('Save reason'))
  expect(words.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter a reason, or choose one above.')).toBeVisible()
  expect(told()).toEqual([])
  await user.clear(words)
  await user.click(words)
  await user.paste('長'.repeat(301))
  expect(words.value).toHaveLength(300)
})

test('a reason is changed and withdrawn, another’s stays as it is', async () => {
  const echo = { file_type: 'echo', reason: 'Owner declined' }
  const { user, told } = await openCoach(caseWith([NO_ECG, echo]))
  await user.click(button('Change reason for the ECG'))
  const words = within(await dialog()).getByRole<HTMLTextAreaElement>('textbox')
  expect(words.value).toBe('No ECG machine')
  await user.keyboard('{Escape}')
  await user.click(button('Withdraw the reason for the ECG'))
  await waitFor(() => expect(cards()[1]).toMatch(/Recommended for a better answer/))
  expect(told().at(-1)?.exinfo.absent_files).toEqual([echo])
  expect(document.activeElement).toBe(button('Can’t provide… (ECG)'))
})

test('a case changed elsewhere meanwhile is read again, and both changes stand', async () => {
  const { user, calls } = await openCoach(caseWith([]), memory(caseWith([]), { behind: 1 }))
  await user.click(button('Can’t provide… (ECG)'))
  await dialog()
  await user.click(button('We will send it later.'))
  await user.click(button('Save reason'))
  await waitFor(() => expect(cards()[1]).toMatch(/We will send it later/))
  expect(calls(UPDATE)).toHaveLength(2)
})

test.each([
  ['the connection is lost', {}, /connection/i],
  ['the report is out', { ...memory(caseWith([])), [UPDATE]: { code: -6024 } }, /./],
])(
  'ERR-3 when %s the dialog stays with what was written and offers to try again',
  async (_, answers, why) => {
    const { user } = await openCoach(caseWith([]), answers)
    await user.click(button('Can’t provide… (ECG)'))
    await dialog()
    await user.click(button('We will send it later.'))
    await user.click(button('Save reason'))
    const alert = await screen.findByRole('alert', {}, { timeout: 4000 })
    expect(alert.textContent).toMatch(why)
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('We will send it later.')
  },
)

test('INSP-1 once nothing may be added the cards only inform', async () => {
  const lines = coachLines({
    needs: fileNeeds(['prognosis']),
    there: [],
    absent: absencesIn(caseWith([NO_ECG])),
  })
  await renderVetPage(<FileCoach lines={lines} actions={undefined} />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(cards()).toEqual([
    'Required. Not added',
    'Recommended. Not available: No ECG machine',
    'Recommended. Not added',
  ])
})

test('a reason that was being typed is back when the dialog opens again, and gone once it is closed', async () => {
  const server = fakeDrafts()
  server.type('absence/case_mochi', { form: { ecg: 'The ECG is being rep' }, from: '' })
  const { user } = await openCoach(caseWith([]), { ...memory(caseWith([])), ...server.answers })
  await user.click(button('Can’t provide… (ECG)'))
  const words = within(await dialog()).getByRole<HTMLTextAreaElement>('textbox')
  await waitFor(() => expect(words.value).toBe('The ECG is being rep'))
  await user.type(words, 'aired')
  await user.click(button('Cancel'))
  await waitFor(() => expect(server.held.get('absence/case_mochi')?.value).toBeNull())
})
