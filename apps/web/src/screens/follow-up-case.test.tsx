import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import { aClinicalInput } from '../testing/a-clinical-input.ts'
import { aFile } from '../testing/a-file.ts'
import {
  DESCRIBED,
  FILES,
  LIST,
  NEW,
  openCase,
  stages,
  stageTitle,
  UPDATE,
} from './testing/open-test-detail.tsx'

test('CASE-8 a follow-up shows the case it follows, and hints at its values', async () => {
  const original = aCase({
    caseId: 'case_old',
    status: 'close',
    submitted: new Date('2026-10-12T08:00:00Z'),
    clinical_input: aClinicalInput({ respiratoryRate: '36' }),
    revision: { report_revision: '20261013080000' },
  })
  const followUp = aCase({
    ...NEW,
    extraInfo: { clone: 'case_old', absent_files: [] },
    clinical_input: null,
  })
  await openCase(followUp, { at: '&ousid=case_old', original })
  expect(await screen.findByText(/Follow-up of Mochi, 12 Oct 2026/)).toBeVisible()
  const report = screen.getByRole('link', { name: /View the earlier report/ })
  expect(report.getAttribute('href')).toBe('/econsult-report?usid=case_old&revision=20261013080000')
  const hint = document.getElementById('clinical-respiratoryRate-hint')
  expect(hint?.textContent?.replaceAll('\u00a0', ' ')).toContain('On 12 Oct 2026: 36 /min')
})

test('CASE-8 what was filled in from the earlier case is marked until it is touched', async () => {
  const original = aCase({
    caseId: 'case_old',
    status: 'close',
    submitted: new Date('2026-10-12T08:00:00Z'),
    clinical_input: aClinicalInput({ dosingInformation: 'Pimobendan' }),
  })
  const { user } = await openCase(aCase({ ...NEW, clinical_input: original.clinical_input }), {
    at: '&ousid=case_old&stage=1',
    original,
  })
  await stageTitle('Clinical info and history')
  const hint = (field: string) =>
    document.getElementById(`clinical-${field}-hint`)?.textContent?.replaceAll('\u00a0', ' ') ?? ''
  const timing = 'murmurTiming'
  expect(hint(timing)).toBe('From 12 Oct 2026')
  expect(hint('clinicalSigns')).toBe('From 12 Oct 2026')
  expect(hint('dosing')).toBe('From 12 Oct 2026')
  await user.selectOptions(screen.getByLabelText('Murmur timing'), 'diastolic')
  expect(hint(timing)).toBe('On 12 Oct 2026: Systolic')
  await user.selectOptions(screen.getByLabelText('Murmur timing'), 'systolic')
  expect(hint(timing)).toBe('')
  expect(hint('murmurLocation')).toBe('From 12 Oct 2026')
})

test('CASE-8 what was found at the pet’s last visit is beside the form', async () => {
  const before = aCase({
    caseId: 'case_before',
    status: 'close',
    submitted: new Date('2026-10-12T08:00:00Z'),
    clinical_input: aClinicalInput({ respiratoryRate: '36' }),
    revision: { report_revision: '20261013080000' },
  })
  const { calls } = await openCase(NEW, {
    answers: {
      [LIST]: ({ params = '' }: Record<string, string>) => ({
        code: 0,
        data: {
          sessions: JSON.parse(params).pid ? [NEW, before] : [],
          total: 0,
          total_capped: false,
          next: '',
        },
      }),
    },
  })
  const visit = await screen.findByRole('region', { name: 'Last visit, 12 Oct 2026' })
  expect(visit.textContent?.replaceAll('\u00a0', ' ')).toContain('36 /min, murmur 3/6')
  expect(within(visit).getByRole('link', { name: /Read the report/ })).toBeVisible()
  expect(calls(LIST).some(({ fields }) => fields.params?.includes('pet_mochi'))).toBe(true)
})

test('CASE-8 what changed since is asked first, and each finding that differs is shown then and now', async () => {
  const original = aCase({
    caseId: 'case_old',
    status: 'close',
    submitted: new Date('2026-10-12T08:00:00Z'),
    clinical_input: aClinicalInput(),
  })
  const { user, calls } = await openCase(
    aCase({ ...NEW, clinical_input: original.clinical_input }),
    {
      at: '&ousid=case_old&stage=1',
      original,
      answers: { [UPDATE]: { code: 0, data: { session: DESCRIBED } } },
    },
  )
  await user.type(
    await screen.findByLabelText(/What has changed since 12 Oct 2026/),
    'Coughs at night.',
  )
  await user.selectOptions(screen.getByLabelText('Murmur timing'), 'diastolic')
  const changes = await screen.findByRole('region', { name: 'Changes since 12 Oct 2026' })
  expect(within(changes).getByText('Systolic').tagName).toBe('DEL')
  expect(within(changes).getByText('Diastolic').tagName).toBe('INS')
  await user.click(screen.getByRole('button', { name: /^Next/ }))
  await waitFor(() => expect(calls(UPDATE)).toHaveLength(1))
  expect(calls(UPDATE)[0]?.fields.params).toContain(
    '"changesSinceTextfieldValue":"Coughs at night."',
  )
})

const COPY = {
  ...NEW,
  extraInfo: { clone: 'case_old', absent_files: [] },
  clinical_input: aClinicalInput({ dataValid: false }),
}

test('CASE-8 a follow-up opens at its findings until they are saved once, and says where they come from', async () => {
  const original = aCase({
    caseId: 'case_old',
    status: 'close',
    submitted: new Date('2026-10-12T08:00:00Z'),
    clinical_input: aClinicalInput(),
  })
  await openCase(aCase(COPY), { at: '&ousid=case_old', original })
  await stageTitle('Clinical info and history')
  expect(screen.getByText('Copied from 12 Oct 2026. Review every field.')).toBeVisible()
  const [, questions] = await stages()
  expect(questions && within(questions).queryByRole('link')).toBeNull()
})

test('CASE-8 images of the earlier case alone lead to the question for newer ones before payment', async () => {
  const image = (name: string, time: Date) => aFile({ name, time })
  const answers = {
    [FILES]: {
      code: 0,
      data: { files: [image('old_R_lat.dcm', new Date('2026-10-12T07:50:00Z'))] },
    },
  }
  const asked = aCase({
    ...COPY,
    clinical_input: aClinicalInput(),
    question_session: {
      mode: 'basic',
      time: '20261120103000',
      uid: 'account_chan',
      question_session: [
        {
          type: 'prognosis',
          question: { time: '20261120103000', value: '' },
          answer: { time: '', value: '' },
        },
      ],
    },
    session_tests: [{ type: 'chest X-ray', count: 1 }],
  })
  const { user, router } = await openCase(asked, { at: '&ousid=case_old', answers })
  await stageTitle('Inspection results')
  const row = await screen.findByRole('row', { name: /old_R_lat\.dcm/ })
  expect(row.textContent).toContain('From the earlier case')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const dialog = await screen.findByRole('dialog', { name: 'Any newer file?' })
  expect(dialog.textContent).toContain('Chest X-ray: only files from the earlier case are here.')
  expect(router.state.location.search).not.toHaveProperty('stage', '4')
  await user.click(within(dialog).getByRole('button', { name: 'No newer files, continue' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ stage: '4' }))
})
