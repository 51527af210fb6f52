import { decodeFields } from '@systole/contract/wire/codec'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { aClinicalInput } from '../../testing/a-clinical-input.ts'
import { fakeDrafts } from '../../testing/fake-drafts.ts'
import {
  INFO,
  MOCHI,
  openStage,
  PEPPER,
  rate,
  saved,
  UPDATE,
} from './testing/open-clinical-stage.tsx'

const LOG = '/api/query_cardiobirdx_session_event_log'
const CONFLICT = { code: -6025, message: 'Someone else has changed this.' }
const theirs = aCase({
  version: 7,
  clinical_input: aClinicalInput({ respiratoryRate: '60' }),
})

/** Refuses the first save. */
function refusedOnce() {
  let refused = false
  return () => {
    if (refused) return saved(MOCHI)
    refused = true
    return CONFLICT
  }
}

const logOf = (actor: string) => {
  const line = { time: '20261120110500', role: 'vet', from: '', to: '', note: '' }
  return { code: 0, data: { events: [{ ...line, actor, action: 'clinical.saved' }] } }
}

test('what two tabs changed in different fields is merged and saved without a question', async () => {
  const other = aCase({
    version: 7,
    clinical_input: aClinicalInput({ progressSoFar: 'Coughs at night.' }),
  })
  const { user, next, sent, moves } = await openStage(MOCHI, {
    [UPDATE]: refusedOnce(),
    [INFO]: { code: 0, data: { session: other } },
    [LOG]: logOf('Wing Chan'),
  })
  await user.clear(rate())
  await user.type(rate(), '36')
  await next()
  await waitFor(() => expect(moves).toEqual(['saved 9']))
  expect(sent().at(-1)).toMatchObject({
    version: 7,
    clinical_input: {
      progressSoFar: 'Coughs at night.',
      respiratoryRate: '36',
    },
  })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a field that both changed is asked for, and theirs is shown with what else was typed here', async () => {
  const { user, next, moves } = await openStage(MOCHI, {
    [UPDATE]: CONFLICT,
    [INFO]: { code: 0, data: { session: theirs } },
    [LOG]: logOf('May Lam'),
  })
  const history = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Medical history' })
  await user.clear(rate())
  await user.type(rate(), '36')
  await user.type(history(), ' Faints.')
  await next()
  const dialog = await screen.findByRole('alertdialog', { name: 'This case was changed elsewhere' })
  await within(dialog).findByText(/^Someone saved this case/)
  expect(await within(dialog).findAllByRole('group')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Use theirs' }))
  await waitFor(() => expect(moves).toEqual(['reloaded 7']))
  await waitFor(() => expect(rate().value).toBe('60'))
  expect(history().value).toContain('Faints.')
})

test('another tab of mine is called that, and mine is saved on the version that is there now', async () => {
  const { user, next, sent, moves } = await openStage(MOCHI, {
    [UPDATE]: refusedOnce(),
    [INFO]: { code: 0, data: { session: theirs } },
    [LOG]: logOf('Wing Chan'),
  })
  await user.clear(rate())
  await user.type(rate(), '36')
  await next()
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText(/^You saved this case in another tab/)
  expect(dialog.textContent).toContain('Your other tab')
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(moves).toEqual(['saved 9']))
  expect(sent().map(({ version }) => version)).toEqual([3, 7])
  expect(sent().at(-1)?.clinical_input?.respiratoryRate).toBe('36')
})

test('an empty side is never the one that is chosen beforehand', async () => {
  const progress = (text: string) => aClinicalInput({ progressSoFar: text })
  const mine = aCase({ ...MOCHI, clinical_input: progress('Coughs.') })
  const written = aCase({ version: 7, clinical_input: progress('Coughs at night.') })
  const { user, next, sent } = await openStage(mine, {
    [UPDATE]: refusedOnce(),
    [INFO]: { code: 0, data: { session: written } },
    [LOG]: logOf('May Lam'),
  })
  await user.clear(screen.getByRole('textbox', { name: /^Course so far/ }))
  await next()
  const dialog = await screen.findByRole('alertdialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Use my selection' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().at(-1)?.clinical_input?.progressSoFar).toBe('Coughs at night.')
})

test('what is typed is kept on this device, and comes back after the page was closed', async () => {
  const first = await openStage(PEPPER)
  await first.user.type(rate(), '52')
  await waitFor(() => expect(screen.getByText(/Draft saved on this device/)).toBeVisible(), {
    timeout: 3000,
  })
  first.unmount()
  await openStage(PEPPER)
  expect(rate().value).toBe('52')
  expect(screen.getByText(/^Draft from .* restored/)).toBeVisible()
})

test('what another device typed is compared field by field, and nothing is written before the choice', async () => {
  const server = fakeDrafts()
  const { user } = await openStage(MOCHI, server.answers)
  await user.type(rate(), '4')
  const phone = aClinicalInput({
    respiratoryRate: '60',
    medicalHistory: 'Coughs since May.',
  })
  server.type('clinical/case_mochi', { form: phone, from: '' })
  const notice = await screen.findByText(/^Another device has newer text/, {}, { timeout: 5000 })
  expect(notice).toBeVisible()
  const before = server.writes.length
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Compare versions' })
  const groups = await within(dialog).findAllByRole('group')
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Respiratory rate',
    'Medical history',
  ])
  await user.click(within(dialog).getByRole('radio', { name: /Other device.*Coughs since May/ }))
  expect(server.writes).toHaveLength(before)
  await user.click(within(dialog).getByRole('button', { name: 'Use my selection' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(rate().value).toBe('444')
  const history = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Medical history' })
  expect(history.value).toBe('Coughs since May.')
  await waitFor(() =>
    expect(decodeFields(server.held.get('clinical/case_mochi')?.value)).toMatchObject({
      form: {
        respiratoryRate: '444',
        medicalHistory: 'Coughs since May.',
      },
    }),
  )
})

test('a draft that was begun before a colleague saved is put beside what is saved', async () => {
  const server = fakeDrafts()
  server.type('clinical/case_mochi', {
    form: aClinicalInput({ respiratoryRate: '80' }),
    from: 'something else was saved then',
  })
  const { user } = await openStage(MOCHI, server.answers)
  expect(rate().value).toBe('80')
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  await user.click(await screen.findByRole('button', { name: 'Use the other version' }))
  await waitFor(() => expect(rate().value).toBe('44'))
  await waitFor(() => expect(server.held.get('clinical/case_mochi')?.value).toBeNull())
})

test('a sent form leaves no draft on any side', async () => {
  const server = fakeDrafts()
  const { user, next, moves } = await openStage(MOCHI, {
    ...server.answers,
    [UPDATE]: saved(MOCHI),
  })
  await user.clear(rate())
  await user.type(rate(), '36')
  await next()
  await waitFor(() => expect(moves).toEqual(['saved 9']))
  await waitFor(() => expect(server.held.get('clinical/case_mochi')?.value ?? null).toBeNull())
  expect(Object.keys(window.localStorage).filter((key) => key.includes('typed'))).toEqual([])
})

test('a draft can be discarded for what the server holds', async () => {
  const first = await openStage(MOCHI)
  await first.user.type(rate(), '0')
  first.unmount()
  const second = await openStage(MOCHI)
  expect(rate().value).toBe('440')
  await second.user.click(screen.getByRole('button', { name: 'Discard draft' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await second.user.click(within(asks).getByRole('button', { name: 'Keep draft' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(rate().value).toBe('440')
  await second.user.click(screen.getByRole('button', { name: 'Discard draft' }))
  await second.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(rate().value).toBe('44')
})

test('an untouched form leaves no draft', async () => {
  const { user, unmount } = await openStage(MOCHI)
  await user.tab()
  unmount()
  expect(Object.keys(window.localStorage).filter((key) => key.includes('draft'))).toEqual([])
})
