import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDrafts } from '../drafts/autosavers.ts'
import { fakeDrafts } from '../testing/fake-drafts.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { HospitalScreen } from './hospital-screen.tsx'

const READ = '/api/query_hospital'
const SAVE = '/api/update_hospital'
const STAFF = '/api/query_hospital_staff'
const INVITE = '/api/invite_hospital_staff'
const REMOVE = '/api/remove_hospital_staff'
const LOGO = '/api/add_hospital_logo'

const HOSPITAL: WireHospital = {
  hospital_id: 'hospital_1',
  version: 3,
  country: 'HK',
  name: 'Harbour Animal Hospital',
  address: '8 Harbour Road',
  phone: '+852 2000 0000',
  report_email_list: ['reports@harbour.test'],
  report_language: null,
  push_language: 'zh_hk',
  representative: '',
  representative_license: '',
  billing_name: '',
  billing_address: '',
  tax_id: '',
  logo: null,
  storage: { used: 12_345_000_000, quota: 200_000_000_000 },
}
const LEE = {
  uid: 'account_lee',
  firstName: 'Ann',
  lastName: 'Lee',
  title: 'DVM',
  email: 'lee@harbour.test',
  state: 'active',
  since: '20260101000000',
}
const CHAN = { ...LEE, uid: 'account_chan', firstName: 'Wing', lastName: 'Chan', title: '' }
const HO = { ...LEE, uid: 'account_ho', firstName: 'May', lastName: 'Ho', state: 'invited' }

afterEach(() => closeDrafts({ keep: false }))

/** Creates a portal that stores settings like the real one. */
async function openSettings(given: { staff?: object[] } = {}) {
  let now = HOSPITAL
  const drafts = fakeDrafts()
  const page = await renderVetPage(
    <HospitalScreen />,
    {
      ...drafts.answers,
      '/api/query_user_settings': { code: -1 },
      [READ]: () => ({ code: 0, data: { hospital: now } }),
      [SAVE]: ({ version, params = '{}' }) => {
        if (Number(version) !== now.version) return { code: -6025 }
        now = { ...now, ...JSON.parse(params), version: now.version + 1 }
        return { code: 0, data: { hospital: now } }
      },
      [STAFF]: { code: 0, data: { staff: given.staff ?? [CHAN, LEE, HO] } },
      [INVITE]: ({ email }) =>
        email === 'taken@harbour.test'
          ? { code: -9004 }
          : { code: 0, data: { colleague: { ...HO, email } } },
      [REMOVE]: { code: 0 },
      [LOGO]: { code: -103, data: { field: 'logo', reason: 'tooSmall' } },
    },
    { session: { user_type: 'vet' } },
  )
  await screen.findByRole('textbox', { name: 'Name' })
  return {
    ...page,
    drafts,
    /** Saves as a colleague from another computer. */
    colleague: (change: Partial<WireHospital>) => {
      now = { ...now, ...change, version: now.version + 1 }
    },
    sent: () => page.calls(SAVE).map(({ fields }) => JSON.parse(fields.params ?? '{}')),
  }
}

/** Finds a field; an optional one says so after its name. */
const field = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}( ?\\(optional\\))?$`) })
const save = () => screen.getByRole('button', { name: 'Save changes' })
const chips = () => screen.getByRole('list', { name: 'Report email list' })

test('settings are saved on the version they were read at, and the page says so', async () => {
  const { user, sent, calls } = await openSettings()
  expect(save()).toHaveProperty('disabled', true)
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '2345 6789')
  await user.click(save())
  expect(await screen.findByText('Hospital settings saved')).toBeVisible()
  expect(calls(SAVE)[0]?.fields.version).toBe('3')
  expect(sent()).toMatchObject([{ phone: '2345 6789', report_language: null }])
  expect(await screen.findByText('All changes saved')).toBeVisible()
  expect(save()).toHaveProperty('disabled', true)
})

test('a fault is shown beside its field and above the form, and nothing is sent', async () => {
  const { user, calls } = await openSettings()
  await user.clear(field('Name'))
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '12')
  await user.click(save())
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement?.textContent).toBe('There is a problem')
  expect(calls(SAVE)).toEqual([])
  await user.type(field('Name'), 'Peak')
  expect(field('Name').getAttribute('aria-invalid')).toBeNull()
})

test('addresses join and leave the list as chips; a pasted list is taken apart', async () => {
  const { user, sent } = await openSettings()
  const input = field('Report email list')
  await user.click(input)
  await user.paste('night@harbour.test; reports@harbour.test, x@')
  await user.keyboard('{Enter}')
  expect(within(chips()).getAllByRole('listitem')).toHaveLength(2)
  expect(input).toHaveProperty('value', 'reports@harbour.test x@')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await user.clear(input)
  await user.click(screen.getByRole('button', { name: 'Remove reports@harbour.test' }))
  await user.type(input, 'late@harbour.test')
  await user.click(save())
  await screen.findByText('Hospital settings saved')
  expect(sent()[0].report_email_list).toEqual(['night@harbour.test', 'late@harbour.test'])
})

test('the last address does not go: reports need one', async () => {
  const { user, calls } = await openSettings()
  await user.click(screen.getByRole('button', { name: 'Remove reports@harbour.test' }))
  await user.click(save())
  const said = await screen.findAllByText(/Reports need at least one address\.$/)
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Report email list: Reports need at least one address.',
    'Reports need at least one address.',
  ])
  expect(calls(SAVE)).toEqual([])
})

test('RVIEW-4 without a report language the choice says that it is the one of messages', async () => {
  const { user, sent } = await openSettings()
  const language = screen.getByRole('combobox', { name: 'Language of reports' })
  expect(within(language).getByRole('option', { selected: true }).textContent).toBe(
    'Same as messages (繁體中文（香港）)',
  )
  await user.selectOptions(language, 'en_us')
  await user.click(save())
  await screen.findByText('Hospital settings saved')
  expect(sent()).toMatchObject([{ report_language: 'en_us', push_language: 'zh_hk' }])
})

test('-6025 who saved meanwhile is met with a comparison: what only they changed stays, the rest is chosen', async () => {
  const { user, colleague, sent } = await openSettings()
  colleague({ name: 'Peak Animal Hospital', phone: '+852 2999 9999' })
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '2345 6789')
  await user.click(save())
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone saved in the meantime' })
  const phone = await within(dialog).findByRole('group', { name: 'Phone' })
  expect(within(phone).getAllByRole('radio')).toHaveLength(2)
  expect(within(dialog).queryByRole('group', { name: 'Name' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }))
  await screen.findByText('Hospital settings saved')
  expect(sent().at(-1)).toMatchObject({ name: 'Peak Animal Hospital', phone: '2345 6789' })
})

test('-6025 theirs can be taken whole', async () => {
  const { user, colleague, sent } = await openSettings()
  colleague({ phone: '+852 2999 9999' })
  await user.type(field('Phone'), '1')
  await user.click(save())
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone saved in the meantime' })
  await within(dialog).findByRole('group', { name: 'Phone' })
  await user.click(within(dialog).getByRole('button', { name: 'Use theirs' }))
  await waitFor(() => expect(field('Phone')).toHaveProperty('value', '+852 2999 9999'))
  expect(sent()).toHaveLength(1)
  expect(screen.getByText('All changes saved')).toBeVisible()
})

test('what is typed and not saved is kept as a draft, and can be given up', async () => {
  const { user, drafts } = await openSettings()
  await user.type(field('Address'), ', Wan Chai')
  expect(screen.getByText('1 unsaved change')).toBeVisible()
  await waitFor(() => expect(JSON.stringify(drafts.writes)).toContain('Wan Chai'), {
    timeout: 5000,
  })
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(field('Address')).toHaveProperty('value', '8 Harbour Road')
})

test('leaving unsaved settings asks first', async () => {
  const { user, router } = await openSettings()
  await user.type(field('Address'), '!')
  void router.navigate({ to: '/main' } as never) // a router of the test's own
  const ask = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(ask).getByRole('button', { name: 'Stay here' }))
  expect(router.state.location.pathname).toBe('/')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(field('Address')).toHaveProperty('value', '8 Harbour Road!')
})

test('a colleague is invited by e-mail; a refusal is shown in the dialog', async () => {
  const { user, calls } = await openSettings()
  await user.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' })
  const send = within(dialog).getByRole('button', { name: 'Send invitation' })
  await user.click(send)
  expect(within(dialog).getAllByText('Fill in this field')).toHaveLength(3)
  expect(calls(INVITE)).toEqual([])

  const email = within(dialog).getByRole('textbox', { name: 'Email' })
  await user.type(email, 'taken@harbour.test')
  await user.type(within(dialog).getByRole('textbox', { name: 'First name' }), 'May')
  await user.type(within(dialog).getByRole('textbox', { name: 'Last name' }), 'Ho')
  await user.click(send)
  expect(
    await within(dialog).findByText(/An account cannot be created for this address/),
  ).toBeVisible()
  await user.clear(email)
  await user.type(email, 'ho@harbour.test')
  await user.click(send)
  expect(await screen.findByText('May Ho has been invited')).toBeVisible()
  expect(calls(INVITE).at(-1)?.fields).toMatchObject({ email: 'ho@harbour.test', fname: 'May' })
})

test('a colleague is removed after a question; oneself cannot be', async () => {
  const { user, calls } = await openSettings()
  await screen.findByText('Ann Lee')
  expect(screen.queryByRole('button', { name: 'Remove Wing Chan' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Ann Lee' }))
  const ask = await screen.findByRole('alertdialog', { name: 'Remove Ann Lee?' })
  await user.click(within(ask).getByRole('button', { name: 'Keep Ann Lee' }))
  expect(calls(REMOVE)).toEqual([])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Remove Ann Lee' }))
  const again = await screen.findByRole('alertdialog', { name: 'Remove Ann Lee?' })
  await user.click(within(again).getByRole('button', { name: 'Remove Ann Lee' }))
  expect(await screen.findByText('Ann Lee has been removed')).toBeVisible()
  expect(calls(REMOVE)[0]?.fields.uid).toBe('account_lee')
})

test('an invitation can be sent again or withdrawn', async () => {
  await openSettings()
  expect(
    await screen.findByRole('button', { name: 'Resend the invitation to May Ho' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Withdraw May Ho’s invitation' })).toBeVisible()
})

test('a picture that is none is refused before it is sent; what the server finds is said too', async () => {
  const { user, calls } = await openSettings()
  const input = screen.getByLabelText('Choose an image', { selector: 'input' })
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')))
  const file = new File(['<html>'], 'logo.png', { type: 'image/png' })
  await user.upload(input, file)
  expect(await screen.findByText(/This is not a PNG or JPEG image/)).toBeVisible()
  expect(calls(LOGO)).toEqual([])

  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100 }))
  await user.upload(input, new File([png(100, 100)], 'logo.png', { type: 'image/png' }))
  expect(await screen.findByText(/smaller than 64 pixels/)).toBeVisible()
  expect(calls(LOGO)).toHaveLength(1)
})

/** Builds only the header, because jsdom decodes no pictures. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.set([0, 0, 0, width, 0, 0, 0, height], 16)
  return bytes
}

test('a quiet line shows how much of the storage is used', async () => {
  await openSettings()
  expect(screen.getByText(/^12\.\d+.GB of 200.GB used$/)).toBeDefined()
})
