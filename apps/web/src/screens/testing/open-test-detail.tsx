import type { Case } from '@systole/contract/cases/wire-case'
import { screen, within } from '@testing-library/react'
import { aCase } from '../../testing/a-case.ts'
import { aClinicalInput } from '../../testing/a-clinical-input.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { TestDetailScreen } from '../test-detail-screen.tsx'

export const INFO = '/api/query_session_info'
export const LIST = '/api/query_all_sessions'
const PRODUCTS = '/api/query_payment_gateway_products'
export const UPDATE = '/api/update_cardiobirdx_session'
export const ADD = '/api/add_cardiobirdx_session_data'
export const LOG = '/api/query_cardiobirdx_session_event_log'
export const FILES = '/api/query_cardiobirdx_session_uploaded_data'
const FORMATS = '/api/query_supported_upload_file_formats'

export const NEW = aCase({ status: 'open', tag: [], clinical_input: null, question_session: null })
export const DESCRIBED = aCase({ ...NEW, clinical_input: aClinicalInput() })
export const ASKED = aCase({ clinical_input: aClinicalInput() })
export const COMPLETE = aCase({
  ...ASKED,
  session_tests: [
    { type: 'chest X-ray', count: 2 },
    { type: 'ECG', count: 1 },
    { type: 'echo', count: 1 },
  ],
})

/** Opens the page of a case, at the stage given by `at`. */
export async function openCase(
  session: Case,
  { at = '', answers = {}, original }: { at?: string; answers?: object; original?: Case } = {},
) {
  return renderVetPage(
    <TestDetailScreen />,
    {
      [INFO]: { code: 0, data: { session, ...(original && { original }) } },
      [LIST]: { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } },
      [PRODUCTS]: { code: 0, data: { products: { list: [] } } },
      [FILES]: { code: 0, data: { files: [] } },
      [FORMATS]: { code: 0, data: { formats: ['pdf', 'dcm'], ecg_import_formats: [] } },
      ...answers,
    },
    { at: `/test-detail?usid=case_mochi${at}` },
  )
}

export const stageTitle = async (name: string) =>
  screen.findByRole('heading', { level: 2, name }, { timeout: 3000 })
export const stages = async () =>
  within(await screen.findByRole('navigation', { name: 'Case stages' })).getAllByRole('listitem')
