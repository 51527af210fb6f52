import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addTexts } from '../i18n/i18n.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { HospitalsScreen } from './hospitals-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_office_hospitals'
const REVIEWS = '/api/query_hospital_reviews'
const SET_REVIEWS = '/api/set_hospital_reviews'
const HARBOUR = {
  hospital_id: 'hospital_harbour',
  name: 'Harbour Animal Hospital',
  country: 'HK',
  email: 'desk@harbour.test',
  distributor: 'Cardia Supplies',
  plans: ['Clinic 20'],
  accounts: 3,
  cases: 1000,
  latest: new Date('2026-11-20T06:00:00Z'),
  erased: null,
}
const reply = (data: object) => ({ code: 0, data })
const reviews = (change: object = {}) =>
  reply({ rules: [], normal_reports_on: false, changes: [], ...change })

async function open(at: string, answers: Parameters<typeof renderVetPage>[1]) {
  const page = await renderVetPage(<HospitalsScreen />, answers, {
    ...{ at, session: { user_type: 'internal_admin' } },
  })
  await addTexts('hospital') // loaded with the route
  return page
}

test('STAFF-6 the list shows each hospital with its plans and cases, and asks for one country', async () => {
  const { user, calls } = await open('/hospitals?find=harbour', {
    [LIST]: reply({ hospitals: [HARBOUR], total: 1 }),
  })
  const row = within(
    (await screen.findByRole('link', { name: HARBOUR.name })).closest('tr') as HTMLElement,
  )
  expect(row.getByText('Clinic 20')).toBeVisible()
  expect(row.getByText('1,000+')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Japan' }))
  await screen.findByRole('button', { name: 'Japan', pressed: true })
  expect(calls(LIST).at(-1)?.fields).toMatchObject({ find: 'harbour', country: 'JP' })
})

test('STAFF-6 a hospital shows its people and who changed what, without the values', async () => {
  const time = new Date('2026-11-20T06:00:00Z')
  const change = { time, by: 'Grace Lam', fields: [], subject: '', credits: null, reason: '' }
  await open('/hospitals?id=hospital_harbour', {
    [LIST]: reply({ hospitals: [HARBOUR], total: 1 }),
    '/api/query_hospital_staff': reply({
      staff: [
        {
          ...{ uid: 'account_1', fname: 'Wing', lname: 'Chan', title: 'DVM' },
          ...{ email: 'wing@harbour.test', state: 'active', since: time },
        },
      ],
    }),
    '/api/query_hospital_changes': reply({
      changes: [
        { ...change, change: 'hospital.changed', fields: ['name', 'report_email_list'] },
        { ...change, change: 'credits.grant', credits: 20, subject: 'Clinic 20' },
      ],
    }),
  })
  const changes = await screen.findByRole('list', { name: 'Changes' })
  expect(within(changes).getByText('name, report emails')).toBeVisible()
  expect(within(changes).getByText('20 credits, Clinic 20')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Wing Chan/ })).toHaveAttribute(
    'href',
    '/accounts?id=account_1',
  )
})

test('STAFF-6 a hospital that does not exist says so', async () => {
  await open('/hospitals?id=hospital_none', { [LIST]: reply({ hospitals: [], total: 0 }) })
  expect(await screen.findByText('This hospital does not exist.')).toBeVisible()
})

test('E7 E8 an admin sets what the ECGs of a hospital require, and reads who changed it', async () => {
  const change = {
    time: new Date('2026-11-20T06:00:00Z'),
    by: 'Grace Lam',
    rule: 'normal_reports',
    holds: true,
  }
  const { user, calls } = await open('/hospitals?id=hospital_harbour', {
    [LIST]: reply({ hospitals: [HARBOUR], total: 1 }),
    [REVIEWS]: reviews({ rules: ['normal_reports'], changes: [change] }),
    [SET_REVIEWS]: reviews(),
  })
  expect(
    await screen.findByText(/Turned on: Normal reports by patchers are allowed\. Grace Lam/),
  ).toBeVisible()
  expect(screen.getByText(/turned off for the whole portal/)).toBeVisible()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toBeDisabled()
  await user.click(screen.getByLabelText('1L ECG: second review before the report'))
  await user.click(save)
  await waitFor(() => expect(calls(SET_REVIEWS)).toHaveLength(1))
  const sent = calls(SET_REVIEWS)[0]?.fields
  expect(JSON.parse(sent?.rules ?? '')).toEqual(['normal_reports', 'ecg1l.second_review_required'])
  expect(JSON.parse(sent?.seen ?? '')).toEqual(['normal_reports'])
})
