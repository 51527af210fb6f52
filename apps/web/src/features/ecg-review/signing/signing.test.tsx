import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CompletedStep } from '../completed/completed-step.tsx'
import { PreviewStep } from '../preview/preview-step.tsx'
import { openWriting } from '../testing/open-writing.tsx'
import { setSignature } from './signatures.ts'

const SIGN = '/api/add_cardiobirdx_session_review_data'
const UNDO = '/api/undo_report_release'
const LIST = '/api/query_all_sessions'
const NO_CASES = { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } }
const signed = (status: string, revision = '20261123120000') => ({
  code: 0,
  data: {
    version: 4,
    saved: new Date(),
    revision,
    release_at: null,
    release_in_ms: 10_000,
    status,
  },
})

/** A document in which every step is complete. */
const COMPLETE: Partial<EcgReview> = {
  ...EcgReview.parse({
    heart_rate: { rrRate: 100 },
    rhythm: { sinus: 'yes', regularity: 'regular' },
    p_wave: { height: 0.2, duration: 0.04, morphology: ['normal'] },
    qrs: { r_height: 1, duration: 0.05, morphology: ['normal'] },
    p_qrs: { p_for_every_qrs: 'yes', qrs_for_every_p: 'yes', consistently_related: 'yes' },
    t_wave: { qt: 0.2, height: 0.3 },
    ectopic: { has_vpc: false, has_pac: false, has_packet_loss: false },
    diagnosis_list: [{ phrase_id: null, name: 'Sinus rhythm' }],
  }),
}
const NOT_DUE = { second: false, async: false, why: [] }
const onSigned = vi.fn()

const open = (
  props: Partial<Parameters<typeof PreviewStep>[0]> = {},
  options: Parameters<typeof openWriting>[1] = {},
) =>
  openWriting(
    (writing) => (
      <PreviewStep
        writing={writing}
        undecidedGroups={0}
        isCorrection={false}
        due={NOT_DUE}
        needsProof
        report={<p>The report</p>}
        prepare={async () => 3}
        onGoTo={() => {}}
        onSigned={onSigned}
        onUnread={() => {}}
        {...props}
      />
    ),
    { document: COMPLETE, ...options },
  )

test('ECG-5 what is missing is listed with the way to its field, and nothing is signed before', async () => {
  const onGoTo = vi.fn()
  const { user, calls } = await open({ onGoTo }, { document: {} })
  expect(screen.getByText('Heart rate: not answered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign and send…' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Complete the list above first.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to it: Diagnosis: not answered' }))
  expect(onGoTo).toHaveBeenCalledWith(expect.objectContaining({ step: 'diagnosis' }))
  expect(calls.some(({ path }) => path === SIGN)).toBe(false)
})

test('STAFF-4 Ctrl Enter asks for the proof, and a wrong password is said at its field', async () => {
  const replies = [{ code: -1005, message: '', data: {} }, signed('review_done')]
  const { user, calls } = await open({}, { answers: { [SIGN]: () => replies.shift() ?? NO_CASES } })
  await user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Sign the report?' })
  await user.type(within(dialog).getByLabelText(/^Password/), 'wrong')
  await user.click(within(dialog).getByRole('button', { name: 'Sign and send' }))
  await waitFor(() => expect(calls.filter(({ path }) => path === SIGN)).toHaveLength(1))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(onSigned).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'review_done', revision: '20261123120000' }),
    ),
  )
  const sent = calls.filter(({ path }) => path === SIGN)[1]?.fields
  expect(JSON.parse(sent?.data ?? '{}')).toMatchObject({ version: 3 })
  expect(sent?.type).toBe('session_release_report')
})

test('STAFF-4 a signature within 15 minutes of the last proof needs no password', async () => {
  const { user, calls } = await open(
    { needsProof: false },
    { answers: { [SIGN]: signed('review_done') } },
  )
  await user.click(screen.getByRole('button', { name: 'Sign and send…' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByLabelText(/^Password/)).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Sign and send' }))
  await waitFor(() => expect(calls.find(({ path }) => path === SIGN)).toBeDefined())
  expect(calls.find(({ path }) => path === SIGN)?.fields).not.toHaveProperty('proof')
})

test('ECG-4 beats that were measured again since the report was read are said, and nothing is signed', async () => {
  const onUnread = vi.fn()
  const { user } = await open(
    { needsProof: false, onUnread },
    { answers: { [SIGN]: { code: -6025, message: '', data: { measured_again: [] } } } },
  )
  onSigned.mockClear()
  await user.click(screen.getByRole('button', { name: 'Sign and send…' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Sign and send' }))
  expect(await within(dialog).findByText(/The beats were measured again/)).toBeVisible()
  expect(onUnread).toHaveBeenCalledOnce()
  expect(onSigned).not.toHaveBeenCalled()
})

test('ECG-4 a second review is asked for with a question', async () => {
  const { user, calls } = await open(
    { needsProof: false },
    { answers: { [SIGN]: signed('pending_2nd_review', '') } },
  )
  await user.click(screen.getByRole('button', { name: 'Ask for a second review…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a second review?' })
  await user.click(within(dialog).getByRole('button', { name: 'Ask' }))
  expect(screen.getByText('Write what the second reviewer should look at.')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Question' }), 'Is beat 17 a VPC?')
  await user.click(within(dialog).getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(calls.find(({ path }) => path === SIGN)).toBeDefined())
  const { data } = calls.find(({ path }) => path === SIGN)?.fields ?? {}
  expect(JSON.parse(data ?? '{}')).toMatchObject({ ask_second: { reason: 'Is beat 17 a VPC?' } })
})

test('ECG-4 a required second review is said with its reason, and cannot be skipped', async () => {
  await open({ due: { second: true, async: false, why: ['hospital'] } })
  expect(
    screen.getByText(
      'A second review is required before the report goes out: the hospital requires it.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign and send to second review' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for a second review…' })).toBeNull()
})

test('ECG-4 the last step counts the seconds for undoing and links the next case', async () => {
  const onChanged = vi.fn()
  setSignature('case_mochi', {
    status: 'review_done',
    revision: '20261123120000',
    endsAt: performance.now() + 9000,
  })
  const { user, calls } = await openWriting(
    () => (
      <CompletedStep
        caseId="case_mochi"
        status="review_done"
        round="first"
        isAsyncDue={false}
        reviewPath={(caseId) => `/ecg/review?usid=${caseId}`}
        onPreview={() => {}}
        onChanged={onChanged}
      />
    ),
    { answers: { [UNDO]: { code: 0, data: {} }, [LIST]: NO_CASES } },
  )
  expect(screen.getByRole('timer')).toHaveTextContent(/^Releasing in \d s$/)
  expect(await screen.findByText('No other case waits for you.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls.find(({ path }) => path === UNDO)).toBeDefined())
  expect(calls.find(({ path }) => path === UNDO)?.fields).toMatchObject({
    revision: '20261123120000',
  })
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
})
