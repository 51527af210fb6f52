import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { EcgPhrasesScreen } from './ecg-phrases-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_mre_catalogue'
const HISTORY = '/api/query_mre_history'
const SAVE = '/api/save_mre_text'
const APPROVE = '/api/approve_mre_text'
const ORDER = '/api/order_mre_phrases'

type Text = CataloguePhrase['texts'][number]
function aText(language: Text['language'], text: string, version: number): Text {
  const draft = {
    version,
    text,
    status: 'draft',
    written_by: '',
    written: new Date('2026-11-01T08:00:00Z'),
  } as const
  return { language, versions: [{ ...draft, approved_by: '', approved: null }] }
}
function approved(text: Text, by: string): Text {
  const stamp = { approved_by: by, approved: new Date('2026-11-02T08:00:00Z') }
  return {
    ...text,
    versions: text.versions.map((each) => ({ ...each, status: 'approved', ...stamp })),
  }
}
function aPhrase(id: string, texts: Text[], more: Partial<CataloguePhrase> = {}): CataloguePhrase {
  const empty = (['zh_hk', 'ko'] as const).map((language) => ({ language, versions: [] }))
  const common = { section: 'diagnosis', priority: null, manual: false, removed: false } as const
  return {
    ...{ id, ...common, services: ['ecg1l', 'ecg6l'], version: 1 },
    texts: [
      ...texts,
      ...empty.filter(({ language }) => texts.every((each) => each.language !== language)),
    ],
    ...more,
  }
}

const vpc = aPhrase('dx.vpc', [
  approved(aText('en', 'Ventricular premature complexes', 1), 'Grace Yeung'),
  aText('ja', '心室期外収縮', 2),
])
const af = aPhrase(
  'dx.af_suspected',
  [aText('en', 'Atrial fibrillation suspected', 3), aText('ja', '心房細動の疑い', 4)],
  {
    services: ['ecg6l'],
  },
)

function open(answers: Parameters<typeof renderVetPage>[1] = {}) {
  return renderVetPage(
    <EcgPhrasesScreen />,
    {
      [LIST]: { code: 0, data: { phrases: [vpc, af] } },
      [HISTORY]: {
        code: 0,
        data: {
          changes: [
            {
              time: new Date('2026-11-02T08:00:00Z'),
              by: 'Grace Yeung',
              change: 'textApproved',
              language: 'en',
              text: 'Ventricular premature complexes',
            },
            {
              time: new Date('2026-11-01T08:00:00Z'),
              by: '',
              change: 'textWritten',
              language: 'en',
              text: 'Ventricular premature complexes',
            },
          ],
        },
      },
      ...answers,
    },
    { at: '/ecg/phrases', session: { user_type: 'internal_admin' } },
  )
}

test('ECG-6 two languages stand side by side, each with its state and who approved it', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /Ventricular premature complexes/ })
  expect(within(row).getByText('Approved by Grace Yeung')).toBeInTheDocument()
  expect(within(row).getByText('心室期外収縮')).toBeInTheDocument()
  expect(within(row).getByText('Draft')).toBeInTheDocument()
  expect(within(row).getByText('1L ECG · 6L ECG')).toBeInTheDocument()
})

test('ECG-6 a language without a text shows the English one that reports use', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Language beside English'), 'zh_hk')
  const row = await screen.findByRole('row', { name: /Ventricular premature complexes/ })
  expect(within(row).getAllByText('Ventricular premature complexes')).toHaveLength(2)
  expect(within(row).getByText('No own text. Reports use the English one.')).toBeInTheDocument()
})

test('ECG-6 phrases are found by service and by a text in any language', async () => {
  const { user } = await open()
  await screen.findByRole('row', { name: /Ventricular/ })
  await user.selectOptions(screen.getByLabelText('Service'), 'ecg1l')
  expect(screen.queryByRole('row', { name: /Atrial/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Service'), 'all')
  await user.type(screen.getByRole('searchbox'), '心房')
  expect(screen.getByRole('row', { name: /Atrial/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /Ventricular/ })).toBeNull()
})

test('ECG-6 the dialog shows the rules and the history, and saves a text over the version that was read', async () => {
  const { user, calls } = await open({ [SAVE]: { code: 0, data: { phrase: vpc } } })
  await user.click(
    await screen.findByRole('button', { name: 'Edit: Ventricular premature complexes' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Edit ECG phrase' })
  expect(within(dialog).getByText('VPCs are marked')).toBeInTheDocument()
  expect(await within(dialog).findByText(/^First catalogue, /)).toBeInTheDocument()
  const japanese = within(dialog).getByLabelText('日本語')
  await user.clear(japanese)
  await user.type(japanese, '心室性期外収縮')
  await user.click(within(dialog).getByRole('button', { name: 'Save phrase' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(SAVE).map(({ fields }) => fields)).toEqual([
    { id: 'dx.vpc', language: 'ja', text: '心室性期外収縮', version: '2' },
  ])
})

test('ECG-6 a change by another admin is shown, and the typed words stay', async () => {
  const { user } = await open({ [SAVE]: { code: -6025, message: 'changed' } })
  await user.click(
    await screen.findByRole('button', { name: 'Edit: Ventricular premature complexes' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Edit ECG phrase' })
  await user.type(within(dialog).getByLabelText('日本語'), '疑い')
  await user.click(within(dialog).getByRole('button', { name: 'Save phrase' }))
  expect(await within(dialog).findByText(/Another admin changed this phrase/)).toBeInTheDocument()
  expect(within(dialog).getByDisplayValue('心室期外収縮疑い')).toBeInTheDocument()
})

test('ECG-6 all shown drafts are approved in the name of the admin', async () => {
  const { user, calls } = await open({ [APPROVE]: { code: 0, data: { phrase: vpc } } })
  await user.click(await screen.findByRole('button', { name: 'Approve 3 drafts' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve 3 drafts?' })
  expect(within(dialog).getByText(/in the name of Wing Chan/)).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(calls(APPROVE)).toHaveLength(3))
  expect(calls(APPROVE).map(({ fields }) => [fields.id, fields.language, fields.version])).toEqual([
    ['dx.vpc', 'ja', '2'],
    ['dx.af_suspected', 'en', '3'],
    ['dx.af_suspected', 'ja', '4'],
  ])
})

test('ECG-6 Alt and an arrow move a phrase among those of its section', async () => {
  const { user, calls } = await open({ [ORDER]: { code: 0, data: {} } })
  const button = await screen.findByRole('button', { name: 'Edit: Atrial fibrillation suspected' })
  button.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(calls(ORDER)).toHaveLength(1))
  expect(calls(ORDER)[0]?.fields).toEqual({
    section: 'diagnosis',
    ids: '["dx.af_suspected","dx.vpc"]',
  })
})
