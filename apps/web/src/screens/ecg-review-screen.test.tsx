import { proposeReview } from '@systole/domain/ecg-reviews/propose-review'
import { dogAnimal, measuredDog } from '@systole/domain/ecg-reviews/testing/measured-dog'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addTexts } from '../i18n/i18n.ts'
import { aCase } from '../testing/a-case.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { EcgReviewScreen } from './ecg-review-screen.tsx'

const SAVE = '/api/add_cardiobirdx_session_review_data'
const UPDATE = '/api/update_cardiobirdx_session'
const MINE = {
  uid: 'account_rin',
  name: 'Rin',
  since: new Date('2026-11-23T11:00:00Z'),
  until: new Date('2026-11-23T12:30:00Z'),
}

const review = {
  review: proposeReview(measuredDog(), dogAnimal()).review,
  ...{ version: 0, saved: null, step: 'heart_rate', round: 'first', state: 'draft', reviewer: '' },
  ...{ patch_revision: null, rid: null, undecided_groups: 0, evidence: [] },
  measured: { 'qrs.duration': { value: 0.05, uncertainty: 0.003, resolution: 0.002, count: 38 } },
  due: { second: false, async: false, why: [] },
  ...{ request: null, proof_ms: 0, people: {}, is_own: true, corrects: '', concluded: null },
}
const none = { report: null, logo_url: '', still_urls: {}, pdf_url: '', pdf_sha256: '' }

/** Opens the review of a case without a readable recording at a step. */
async function openReview({ step = 'qrs', reader = MINE, status = '1st_reviewing' } = {}) {
  const session = aCase({
    ...{ caseId: 'case_mochi', serviceId: 'ecg1l', status: status as '1st_reviewing', tag: [] },
    reader: status === '1st_reviewing' ? reader : null,
  })
  const view = await renderVetPage(
    <EcgReviewScreen />,
    {
      '/api/query_session_info': { code: 0, data: { session } },
      '/api/query_cardiobirdx_review_data': {
        code: 0,
        data: { ecg: review, revision: '', ...none },
      },
      '/api/query_cardiobirdx_session_test_review_data': {
        code: 0,
        data: {
          test: { type: 'ecg1l', status },
          ...{
            recordings: [],
            patch: null,
            beats_url: null,
            measurements: null,
            normal_report: null,
          },
          ...{ proposals: null, evidence: [], references: [], earlier: [], median_beat: null },
        },
      },
      '/api/query_ecg_recordings': { code: 0, data: { recordings: [] } },
      [SAVE]: {
        code: 0,
        data: {
          version: 1,
          saved: new Date('2026-11-23T12:00:00Z'),
          revision: '',
          release_at: '',
          release_in_ms: 0,
        },
      },
      [UPDATE]: { code: -6025, message: '' },
    },
    {
      at: `/ecg/review?usid=case_mochi&step=${step}`,
      session: { uid: 'account_rin', user_type: 'reviewer' },
    },
  )
  await addTexts('ecgReview', 'patching', 'viewers')
  return view
}

const sent = (calls: { fields: Record<string, string> }[]) =>
  JSON.parse(calls.at(-1)?.fields.data ?? '{}')

test('ECG-5 an impossible number is named and not kept; a possible one says what was automatic', async () => {
  const { user, calls } = await openReview()
  const field = await screen.findByRole('textbox', { name: 'QRS duration' })
  expect(field).toHaveProperty('value', '0.050')
  await user.clear(field)
  await user.type(field, '7')
  expect(screen.getByText('Invalid value')).toBeVisible()
  await user.clear(field)
  await user.type(field, '0,07')
  expect(screen.queryByText('Invalid value')).toBeNull()
  expect(screen.getByText(/automatic said/)).toBeVisible()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(calls(SAVE)).toHaveLength(1))
  expect(sent(calls(SAVE))).toMatchObject({
    version: 0,
    step: 'qrs',
    ecg_review: { qrs: { duration: 0.07 }, sources: { 'qrs.duration': { by: 'reviewer' } } },
  })
})

test('ECG-4 steps are chosen by keys and keep their marks; options have keys', async () => {
  const { user } = await openReview({ step: 'heart_rate' })
  await screen.findByRole('heading', { name: 'Heart rate', level: 2 })
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await screen.findByRole('heading', { name: 'Rhythm', level: 2 })
  const sinus = await screen.findByRole('group', { name: 'Sinus rhythm' })
  await user.keyboard('n')
  await waitFor(() =>
    expect(within(sinus).getByRole('button', { name: /No/ }).getAttribute('aria-pressed')).toBe(
      'true',
    ),
  )
  const rail = screen.getByRole('navigation', { name: 'Review steps' })
  expect(within(rail).getByRole('link', { name: /Heart rate complete/ })).toBeVisible()
})

test('ECG-4 Enter goes through the fields of a step, and however often it is pressed it chooses nothing', async () => {
  const { user, calls } = await openReview()
  const field = await screen.findByRole('textbox', { name: 'QRS duration' })
  const proposed = review.review.qrs.morphology
  await user.clear(field)
  await user.type(field, '0.07{Enter}')
  expect(document.activeElement).not.toBe(field)
  await user.keyboard('{Enter}{Control>}s{/Control}')
  await waitFor(() => expect(calls(SAVE)).toHaveLength(1))
  expect(sent(calls(SAVE))).toMatchObject({
    ecg_review: { qrs: { duration: 0.07, morphology: proposed } },
  })
})

test('ECG-4 the keys between steps work in a field too', async () => {
  const { user } = await openReview()
  await user.click(await screen.findByRole('textbox', { name: 'QRS duration' }))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'QRS duration' })).toBeNull())
})

test('ECG-4 a free case is taken by a button, and nothing can be written before', async () => {
  const { user, calls } = await openReview({ status: 'ready_for_review' })
  const field = await screen.findByRole('textbox', { name: 'QRS duration' })
  expect(field).toHaveProperty('readOnly', true)
  await user.click(screen.getByRole('button', { name: 'Start review' }))
  await waitFor(() => expect(calls(UPDATE)).toHaveLength(1))
  expect(JSON.parse(calls(UPDATE)[0]?.fields.params ?? '{}')).toMatchObject({
    status: '1st_reviewing',
  })
})

test('ECG-4 a case of a colleague is read only, by name', async () => {
  await openReview({ reader: { ...MINE, uid: 'account_leo', name: 'Leo Wong' } })
  expect(await screen.findByText(/Leo Wong is reviewing this case/)).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'QRS duration' })).toHaveProperty(
    'readOnly',
    true,
  )
  expect(screen.queryByRole('button', { name: 'Mark all normal' })).toBeNull()
})
