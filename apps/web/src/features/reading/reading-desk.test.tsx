import { emptyReportDraft, ReportDraft } from '@systole/domain/reports/report-draft'
import { aReport } from '@systole/report/testing/a-report'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { aSession } from '../../testing/a-session.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { withAnswer } from './edit-draft.ts'
import type { FileEntry } from './file-entry.ts'
import { readingAccess } from './reading-access.ts'
import type { ReadingCase } from './reading-case.ts'
import { ReadingDesk } from './reading-desk.tsx'
import { aReadingCase, MEI } from './testing/a-reading-case.ts'

Element.prototype.scrollIntoView = () => {} // jsdom has no layout to scroll

const SAVE = '/api/add_cardiobirdx_session_review_data'
const READ = '/api/query_cardiobirdx_review_data'
const UPDATE = '/api/update_cardiobirdx_session'
const VISIT = '/api/visit_case'
const PHRASES = '/api/query_phrases'
const TAKE_OVER = '/api/take_over_case'
const SAVED = '20261120062107'
const NOT_SIGNED = { release_at: '', release_in_ms: 0 }

const film: FileEntry = {
  fileId: 'f1',
  name: 'thorax_R_lat.dcm',
  kind: 'chestXray',
  format: 'dcm',
  sizeBytes: 1024,
  url: '/files/f1',
  facts: {},
  previews: [],
}
const blood: FileEntry = {
  ...film,
  fileId: 'f2',
  name: 'blood.pdf',
  kind: 'bloodTest',
  format: 'pdf',
}

const finished = ReportDraft.parse({
  answers: [
    { type: 'fullEvaluationAndAnesthesiaPlan', value: 'Low risk.' },
    { type: 'additional_question_1', value: 'Yes.' },
  ],
  quality: 'acceptable',
})

type Portal = Parameters<typeof fakePortal>[0]

const PROOF: Portal = {
  '/api/proof_options': { code: 0, data: { methods: ['password'] } },
  '/api/key_gen': { code: 0, data: { key: 'sealed' } },
}
const READ_ANSWER = {
  draft: finished,
  draft_version: 4,
  saved: SAVED,
  revision: '',
  report: aReport(),
  logo_url: '',
  pdf_url: '',
  pdf_sha256: '',
}

/** The desk of Mei, with a portal that saves everything unless the test says otherwise. */
async function openDesk({
  consult = aReadingCase(),
  draft = emptyReportDraft(),
  answers = {},
}: {
  consult?: ReadingCase
  draft?: ReportDraft
  answers?: Portal
} = {}) {
  let version = 4
  let stored = draft
  const portal = fakePortal({
    [SAVE]: (fields) => {
      const sent = JSON.parse(fields.data ?? '{}')
      if (fields.type === 'session_review_report') {
        version += 1
        stored = sent.draft
      }
      return { code: 0, data: { version, saved: SAVED, revision: '', ...NOT_SIGNED } }
    },
    [READ]: () => ({
      code: 0,
      data: {
        draft: stored,
        draft_version: version,
        saved: SAVED,
        revision: '',
        report: aReport(),
        logo_url: '',
        pdf_url: '',
        pdf_sha256: '',
      },
    }),
    [VISIT]: {
      code: 0,
      data: { status: consult.status, reader: wireReader(consult), visitors: [], draft_version: 4 },
    },
    ...PROOF,
    ...answers,
  })
  await renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <SessionProvider session={aSession()}>
        <ReadingDesk
          consult={consult}
          access={readingAccess(consult, MEI.accountId)}
          accountId={MEI.accountId}
          files={[film, blood]}
          draft={{
            draft,
            version,
            savedAt: undefined,
            preview: undefined,
            lastRevision: '',
            corrects: '',
          }}
          lit={false}
          onLights={() => {}}
          onTaken={() => {}}
          renderFile={() => (fileId) => <p>{`viewer of ${fileId}`}</p>}
          renderReport={({ model }) => <article>{model.patient.name}</article>}
        />
      </SessionProvider>
    </QueryClientProvider>,
  )
  const drafts = () =>
    portal.calls
      .filter(({ path, fields }) => path === SAVE && fields.type === 'session_review_report')
      .map(({ fields }) => JSON.parse(fields.data ?? '{}'))
  return { ...portal, drafts, user: userEvent.setup() }
}

const wireReader = ({ reader }: ReadingCase) =>
  reader ? { uid: reader.accountId, name: reader.name, since: SAVED, until: SAVED } : null

const answer = (number: number) => screen.getByLabelText(`Answer to question ${number}`)

test('STAFF-4 an answer is saved when its field is left, with the version it was typed on', async () => {
  const { user, drafts } = await openDesk()
  await user.type(answer(1), 'Low risk')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await user.tab()
  await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)
  expect(drafts()).toEqual([
    {
      draft: withAnswer(emptyReportDraft(), 'fullEvaluationAndAnesthesiaPlan', 'Low risk'),
      version: 4,
    },
  ])
})

test('questions stand in the order of the vet, in the words of the vet', async () => {
  await openDesk()
  expect(screen.getByText('Question 1 of 2')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Full evaluation and anesthesia plan' })).toBeTruthy()
  const second = screen.getByRole('button', { name: /2\. Is a dental safe next week\?/ })
  expect(second.textContent).toContain('Not answered yet')
  expect(screen.getByRole('tab', { name: 'Answers 0/2' })).toBeTruthy()
})

test('Alt and the down arrow go to the next question, even while typing', async () => {
  const { user } = await openDesk()
  await user.click(answer(1))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(answer(2)))
})

test('STAFF-4 a draft changed elsewhere is told plainly, and mine can be kept', async () => {
  const refusals = [{ code: -6025, message: 'Someone else has changed this in the meantime.' }]
  const { user, drafts } = await openDesk({
    answers: {
      [SAVE]: () =>
        refusals.shift() ?? {
          code: 0,
          data: { version: 10, saved: SAVED, revision: '', ...NOT_SIGNED },
        },
      [READ]: {
        code: 0,
        data: {
          draft: finished,
          draft_version: 9,
          saved: SAVED,
          revision: '',
          report: null,
          logo_url: '',
          pdf_url: '',
          pdf_sha256: '',
        },
      },
    },
  })
  await user.type(answer(1), 'mine')
  await user.tab()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('changed in another window')
  expect(answer(1)).toHaveProperty('value', 'mine')
  await user.click(within(alert).getByRole('button', { name: 'Keep mine' }))
  await screen.findByText(/^Saved/)
  expect(drafts().at(-1)).toMatchObject({ version: 9 })
  expect(answer(1)).toHaveProperty('value', 'mine')
})

test('STAFF-4 the other version can be loaded instead', async () => {
  const { user } = await openDesk({
    answers: {
      [SAVE]: { code: -6025, message: '' },
      [READ]: {
        code: 0,
        data: {
          draft: finished,
          draft_version: 9,
          saved: SAVED,
          revision: '',
          report: null,
          logo_url: '',
          pdf_url: '',
          pdf_sha256: '',
        },
      },
    },
  })
  await user.type(answer(1), 'mine')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Load the other version' }))
  await waitFor(() => expect(answer(1)).toHaveProperty('value', 'Low risk.'))
})

test('without a connection the words stay and the page says that they are not saved', async () => {
  const { user, drafts } = await openDesk({ answers: { [SAVE]: undefined as never } })
  await user.type(answer(1), 'offline')
  await user.tab()
  await screen.findByText('Not saved, retrying')
  expect(answer(1)).toHaveProperty('value', 'offline')
  expect(drafts()).toHaveLength(1)
})

test('STAFF-4 what is missing blocks the signature, with a way to each field', async () => {
  const { user } = await openDesk({ draft: { ...finished, answers: [], quality: null } })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review and sign' })
  const missing = await within(dialog).findAllByRole('button', { name: /^Go there/ })
  expect(missing.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Go there: Question 1 has no answer',
    'Go there: Question 2 has no answer',
    'Go there: The quality of the files is not chosen',
  ])
  await within(dialog).findByRole('region', { name: 'Preview of the report' })
  expect(within(dialog).getByRole('button', { name: 'Sign and release' })).toHaveProperty(
    'disabled',
    true,
  )
  await user.click(missing[1] ?? dialog)
  await waitFor(() => expect(document.activeElement).toBe(answer(2)))
})

test('STAFF-4 the whole report is shown before it is signed, and by whom', async () => {
  const { user } = await openDesk({ draft: finished })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  const paper = await screen.findByRole('region', { name: 'Preview of the report' })
  const { patient, signature } = aReport()
  expect(paper.textContent).toBe(patient.name)
  expect(screen.getByText(signature.name)).toBeTruthy()
  expect(screen.getByText(signature.title)).toBeTruthy()
})

/** Until the page says that the report is out. */
const SIGNED = {
  version: 4,
  saved: SAVED,
  revision: SAVED,
  release_at: SAVED,
  release_in_ms: 60_000,
}

async function toSignature(given: Parameters<typeof openDesk>[0] = {}) {
  const desk = await openDesk({
    draft: finished,
    ...given,
    answers: { ...PROOF, ...given.answers },
  })
  await desk.user.click(screen.getByRole('button', { name: 'Review and sign' }))
  await screen.findByRole('region', { name: 'Preview of the report' })
  const signs = () =>
    desk.calls.filter(({ fields }) => fields.type === 'session_release_report' && fields.data)
  const sign = screen.getByRole('button', { name: 'Sign and release' })
  return { ...desk, signs, sign, password: screen.getByLabelText('Password') }
}

test('STAFF-4 a double click signs once, under the password that was typed, and the seconds run', async () => {
  const { user, signs, sign, password } = await toSignature({
    answers: { [SAVE]: { code: 0, data: SIGNED } },
  })
  await user.type(password, 'heart of a whippet')
  await user.dblClick(sign)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Releasing in (60|59)\ss$/)
  expect(signs().map(({ fields }) => JSON.parse(fields.data ?? '{}'))).toEqual([{ version: 4 }])
  expect(signs().map(({ fields }) => JSON.parse(fields.proof ?? '{}'))).toEqual([
    { password: 'sealed' },
  ])
})

test('STAFF-4 without a password nothing is sent, and the field says so', async () => {
  const { user, signs, sign, password } = await toSignature()
  await user.click(sign)
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(password)
  expect(signs()).toEqual([])
})

test('STAFF-4 a wrong password is told beside its field, and nothing is lost', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: -1005, message: '' } },
  })
  await user.type(password, 'whippet')
  await user.click(sign)
  await screen.findByText('This password or code is not right.')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password).toHaveProperty('value', 'whippet')
  expect(screen.getByRole('region', { name: 'Preview of the report' })).toBeTruthy()
})

test('STAFF-4 Undo takes the signature back and leads to the preview again', async () => {
  const UNDO = '/api/undo_report_release'
  const { user, calls, sign, password } = await toSignature({
    answers: { [SAVE]: { code: 0, data: SIGNED }, [UNDO]: { code: 0 } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('region', { name: 'Preview of the report' })
  const undone = calls.filter(({ path }) => path === UNDO)
  expect(undone.map(({ fields }) => fields.revision)).toEqual([SAVED])
})

test('STAFF-4 after the seconds the page says that it is released once the server says so', async () => {
  const { user, sign, password } = await toSignature({
    answers: {
      [SAVE]: { code: 0, data: { ...SIGNED, release_in_ms: 0 } },
      [READ]: () => ({ code: 0, data: { ...READ_ANSWER, revision: SAVED } }),
    },
  })
  const reason = screen.getByLabelText('Why this report replaces the earlier one')
  await user.type(reason, 'A dose was wrong')
  await user.type(password, 'x')
  await user.click(sign)
  await screen.findByText('Released. The hospital is being mailed.')
})

test('STAFF-4 a refused signature is told, and can be tried again', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: -6024, message: 'Leo Wong is reading this case.' } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  expect((await screen.findByRole('alert')).textContent).toContain('Not released.')
  expect(sign).toHaveProperty('disabled', false)
})

test('STAFF-4 a case that someone else reads is shown, with the name, and cannot be written', async () => {
  await openDesk({
    consult: aReadingCase({ reader: { accountId: 'u-leo', name: 'Leo Wong' } }),
  })
  expect(screen.getByText(/Leo Wong is reading this case/)).toBeTruthy()
  expect(answer(1)).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('button', { name: 'Review and sign' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a recommendation' })).toBeNull()
})

test('STAFF-4 who else looks at the case is shown by name', async () => {
  await openDesk({
    answers: {
      [VISIT]: {
        code: 0,
        data: {
          status: 'data_processing',
          reader: wireReader(aReadingCase()),
          visitors: [{ uid: 'u-leo', name: 'Leo Wong' }],
          draft_version: 4,
        },
      },
    },
  })
  expect(await screen.findByText('Also looking at this case: Leo Wong')).toBeTruthy()
})

test('STAFF-4 a case is taken over from the colleague one saw, after being asked', async () => {
  const consult = aReadingCase({ reader: { accountId: 'u-leo', name: 'Leo Wong' } })
  const { user, calls } = await openDesk({
    consult,
    answers: { [TAKE_OVER]: { code: -6025, message: '' } },
  })
  await user.click(screen.getByRole('button', { name: 'Take over' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Take the case over from Leo Wong?',
  })
  expect(calls.some(({ path }) => path === TAKE_OVER)).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Take over' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === TAKE_OVER)?.fields).toMatchObject({
      usid: 'case_mochi',
      from: 'u-leo',
    }),
  )
})

test('STAFF-4 words that came too late for the claim stay on the screen, and it says so', async () => {
  const { user } = await openDesk({
    answers: { [SAVE]: { code: -6027, message: '', data: { holder: null } } },
  })
  await user.type(answer(1), 'Low risk')
  await user.tab()
  expect(await screen.findByText('Your last words are not saved')).toBeTruthy()
  expect(answer(1)).toHaveProperty('value', 'Low risk')
})

test('STAFF-4 a free case is claimed by an explicit step, on the version that was seen', async () => {
  const { user, calls } = await openDesk({
    consult: aReadingCase({ status: 'submit', reader: undefined }),
    answers: { [UPDATE]: { code: -6025, message: '' } },
  })
  await user.click(screen.getByRole('button', { name: 'Start reading' }))
  await waitFor(() => expect(calls.some(({ path }) => path === UPDATE)).toBe(true))
  const call = calls.find(({ path }) => path === UPDATE)
  expect(call?.fields.usid).toBe('case_mochi')
  expect(JSON.parse(call?.fields.params ?? '')).toEqual({ status: 'data_processing', version: 7 })
  await screen.findByText(/changed|meantime/)
})

test('a number opens that file, unless it is being typed', async () => {
  const { user } = await openDesk()
  expect(screen.getByText('viewer of f1')).toBeTruthy()
  await user.keyboard('2')
  expect(screen.getByText('viewer of f2')).toBeTruthy()
  await user.type(answer(1), '1')
  expect(screen.getByText('viewer of f2')).toBeTruthy()
  expect(answer(1)).toHaveProperty('value', '1')
})

test('recommendations are added, given a priority, reordered and taken out', async () => {
  const { user, drafts } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Add a recommendation' }))
  await user.type(screen.getByLabelText('Recommendation 1'), 'Echo in 3 months')
  await user.click(screen.getByRole('button', { name: 'Add a recommendation' }))
  await user.type(screen.getByLabelText('Recommendation 2'), 'Blood pressure')
  await user.selectOptions(
    screen.getByLabelText('Priority of recommendation 2'),
    'strongly recommended',
  )
  await user.click(screen.getByRole('button', { name: 'Move recommendation 2 up' }))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(drafts().at(-1)?.draft.recommendations).toEqual([
      { name: 'Blood pressure', priority: 'strongly recommended' },
      { name: 'Echo in 3 months', priority: 'recommended' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Remove recommendation 1' }))
  expect(screen.getByLabelText('Recommendation 1')).toHaveProperty('value', 'Echo in 3 months')
})

test('STAFF-4 why a file is not there stands beside the files', async () => {
  await openDesk({ consult: aReadingCase({ absent: [{ kind: 'echo', reason: '主人不同意。' }] }) })
  const list = screen.getByRole('list', { name: 'Not available, says the clinic' })
  expect(within(list).getByRole('listitem').textContent).toBe('Echo主人不同意。')
})

const phrase = (label: string, body: string) => ({
  ...{ phid: label, section: 'anesthesia', label, body, version: 1 },
})
const withPhrases = {
  [PHRASES]: {
    code: 0,
    data: { phrases: [phrase('Low risk', 'The risk is low.'), phrase('Postpone', 'Wait.')] },
  },
}

test('decision 18: a slash offers phrases by keyboard, and the chosen one takes its place', async () => {
  const { user, calls } = await openDesk({ answers: withPhrases })
  await user.type(answer(1), 'Grade 3/6. /')
  expect((await screen.findAllByRole('option')).map((option) => option.id)).toHaveLength(2)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(answer(1)).toHaveProperty('value', 'Grade 3/6. Wait.')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard(' /low{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(answer(1)).toHaveProperty('value', 'Grade 3/6. Wait. /low')
  expect(calls.find(({ path }) => path === PHRASES)?.fields.language).toBe('en_us')
})

test('decision 18: nothing opens or is taken while an input method is composing', async () => {
  await openDesk({ answers: withPhrases })
  const area = answer(1) as HTMLTextAreaElement // the field of an answer
  area.focus()
  fireEvent.input(area, { target: { value: '/low' }, isComposing: true })
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.compositionEnd(area)
  await screen.findByRole('listbox')
  fireEvent.keyDown(area, { key: 'Enter', isComposing: true })
  expect(area.value).toBe('/low')
})
