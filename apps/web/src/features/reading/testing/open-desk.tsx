import type { WireDesk } from '@systole/contract/reports/desk-layouts'
import { emptyReportDraft, ReportDraft } from '@systole/domain/reports/report-draft'
import { aReport } from '@systole/report/testing/a-report'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeQueryClient } from '../../../api/query-client.ts'
import { SessionProvider } from '../../../session/session-context.tsx'
import { aSession } from '../../../testing/a-session.ts'
import { fakePortal } from '../../../testing/fake-portal.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { readingAccess } from '../claims/reading-access.ts'
import { desksQuery } from '../desk/desks.queries.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import { ReadingDesk } from '../desk/reading-desk.tsx'
import type { FileEntry } from '../files/file-entry.ts'
import { itemId } from '../files/viewport-item.ts'
import { aReadingCase, MEI } from './a-reading-case.ts'

Element.prototype.scrollIntoView = () => {} // jsdom has no layout to scroll

export const SAVE = '/api/add_cardiobirdx_session_review_data'
export const READ = '/api/query_cardiobirdx_review_data'
export const UPDATE = '/api/update_cardiobirdx_session'
export const VISIT = '/api/visit_case'
export const PHRASES = '/api/query_phrases'
export const TAKE_OVER = '/api/take_over_case'
export const DESK = '/api/save_desk_layout'
export const OTHERS = '/api/query_file_patients'
export const LIST = '/api/query_all_sessions'
export const SAVED = '20261120062107'
const NO_CASES = { sessions: [], total: 0, total_capped: false, next: '' }
const NEVER_SAVED = { savedAt: undefined, preview: undefined, lastRevision: '' }
export const NOT_SIGNED = { release_at: '', release_in_ms: 0 }

export const image: FileEntry = {
  fileId: 'f1',
  name: 'thorax_R_lat.dcm',
  kind: 'chestXray',
  format: 'dcm',
  sizeBytes: 1024,
  addedAt: undefined,
  url: '/files/f1',
  facts: {},
  previews: [],
}
export const blood: FileEntry = {
  ...image,
  fileId: 'f2',
  name: 'blood.pdf',
  kind: 'bloodTest',
  format: 'pdf',
}

export const finished = ReportDraft.parse({
  answers: [
    { type: 'fullEvaluationAndAnesthesiaPlan', value: 'Low risk.' },
    { type: 'additional_question_1', value: 'Yes.' },
  ],
  quality: 'acceptable',
})

export type Portal = Parameters<typeof fakePortal>[0]

export const PROOF: Portal = {
  '/api/proof_options': { code: 0, data: { methods: ['password'] } },
  '/api/key_gen': { code: 0, data: { key: 'sealed' } },
}
export const READ_ANSWER = {
  draft: finished,
  draft_version: 4,
  saved: SAVED,
  revision: '',
  report: aReport(),
  logo_url: '',
  pdf_url: '',
  pdf_sha256: '',
}

/** Opens the desk of Mei, with a portal that saves everything unless overridden. */
export async function openDesk({
  consult = aReadingCase(),
  draft = emptyReportDraft(),
  answers = {},
  desks = [],
  corrects = '',
  isOffice = false,
}: {
  consult?: ReadingCase
  draft?: ReportDraft
  answers?: Portal
  /** The stored desk layouts. */
  desks?: WireDesk[]
  /** The released revision that is being corrected. */
  corrects?: string
  /** True if an admin is looking at the desk. */
  isOffice?: boolean
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
    [DESK]: { code: 0, data: {} },
    '/api/query_file_grades': { code: 0, data: { grades: [] } },
    [OTHERS]: { code: 0, data: { files: [] } },
    [LIST]: { code: 0, data: NO_CASES },
    '/api/query_case_measurements': { code: 0, data: { measurements: [] } },
    '/api/query_key_images': { code: 0, data: { images: [] } },
    ...PROOF,
    ...answers,
  })
  const cache = makeQueryClient()
  cache.setQueryData(desksQuery.queryKey, desks)
  const { unmount } = await renderPage(
    <QueryClientProvider client={cache}>
      <SessionProvider session={aSession()}>
        <ReadingDesk
          consult={consult}
          access={readingAccess(consult, isOffice ? 'u-admin' : MEI.accountId, {
            corrects,
            isCardiologist: !isOffice,
          })}
          accountId={isOffice ? 'u-admin' : MEI.accountId}
          isOffice={isOffice}
          files={[image, blood]}
          draft={{ draft, version, ...NEVER_SAVED, corrects }}
          lit={false}
          onLights={() => {}}
          onTaken={() => {}}
          renderItem={() => (item) => <p>{`viewer of ${itemId(item)}`}</p>}
          readFiles={async () => []}
          renderReport={({ model }) => <article>{model.patient.name}</article>}
        />
      </SessionProvider>
    </QueryClientProvider>,
  )
  const drafts = () =>
    portal.calls
      .filter(({ path, fields }) => path === SAVE && fields.type === 'session_review_report')
      .map(({ fields }) => JSON.parse(fields.data ?? '{}'))
  return { ...portal, drafts, unmount, user: userEvent.setup() }
}

export const wireReader = ({ reader }: ReadingCase) =>
  reader ? { uid: reader.accountId, name: reader.name, since: SAVED, until: SAVED } : null

export const answer = (number: number) => screen.getByLabelText(`Answer to question ${number}`)
