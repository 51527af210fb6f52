import type { Case } from '@systole/contract/cases/wire-case'
import { modeOf } from '@systole/domain/cases/case'
import { screen, within } from '@testing-library/react'
import { aCase } from './a-case.ts'
import { aClinicalInput } from './a-clinical-input.ts'

export const LIST = '/api/query_all_sessions'
export const CLONE = '/api/clone_cardiobirdx_session'
export const PRODUCTS = '/api/query_payment_gateway_products'
const HOUR = 3_600_000
export const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

export const named = (name: string) => ({ ...aCase().pet, name, petId: `pet_${name}` })
export const MOCHI = aCase({ clinical_input: aClinicalInput(), updated: ago(2) })
export const PEPPER = aCase({
  caseId: 'case_pepper',
  status: 'open',
  pet: named('Pepper'),
  tag: [],
  clinical_input: null,
  question_session: null,
})
export const CAPTAIN = aCase({
  caseId: 'case_captain',
  status: 'submit',
  pet: named('Captain'),
  submitted: ago(18),
  due: ago(-6),
})
export const BISCUIT = aCase({
  caseId: 'case_biscuit',
  status: 'close',
  pet: named('Biscuit'),
  submitted: ago(20),
  closed: ago(6),
  revision: { report_revision: '20261120014200' },
})
export const LUNA = aCase({
  ...BISCUIT,
  caseId: 'case_luna',
  pet: named('Luna'),
  tag: [{ tagid: 6 }],
  closed: ago(24 * 20),
  cloned: true,
})

const product = (mode: 'basic' | 'advance', amount: number) => ({
  pg_type: 'sandbox',
  pg_product_id: mode,
  product_id: mode,
  mode,
  currency: 'HKD',
  type: 'econsult',
  description: mode,
  symbol: 'HK$',
  price: amount,
  amount_minor: amount * 100,
})

export const REDONE = aCase({
  ...BISCUIT,
  caseId: 'case_redone',
  pet: named('Redone'),
  status: 'data_processing',
  due: ago(-6),
})
export const ASKED = aCase({
  ...REDONE,
  caseId: 'case_asked',
  pet: named('Asked'),
  status: 'resend_report_request',
})

/** Returns the list for each query: released reports, or cases of the given statuses. */
export function portal(unfinished: Case[], closed: Case[]) {
  return {
    [LIST]: ({ params = '' }: Record<string, string>) => {
      const { released, pname = '', mode, session_types } = JSON.parse(params)
      const all = released ? closed : unfinished
      const sessions = all.filter(
        (consult) =>
          consult.pet.name.toLowerCase().includes(pname.toLowerCase()) &&
          (mode === undefined || modeOf(consult) === mode) &&
          session_types.includes(consult.serviceId),
      )
      return { code: 0, data: { sessions, total: sessions.length, total_capped: false, next: '' } }
    },
    [PRODUCTS]: {
      code: 0,
      data: { products: { list: [product('basic', 298), product('advance', 548)] } },
    },
  }
}
export const EVERYTHING = portal([MOCHI, PEPPER, CAPTAIN], [BISCUIT, LUNA])

export const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
export const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('link')[0]
        ?.textContent?.replace(/\s*\(.*/, ''),
    )
