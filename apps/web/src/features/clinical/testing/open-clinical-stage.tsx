import type { Case } from '@systole/contract/cases/wire-case'
import { decodeFields } from '@systole/contract/wire/codec'
import { screen } from '@testing-library/react'
import { aCase } from '../../../testing/a-case.ts'
import { aClinicalInput } from '../../../testing/a-clinical-input.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { ClinicalStage } from '../clinical-stage.tsx'

export const UPDATE = '/api/update_cardiobirdx_session'
export const INFO = '/api/query_session_info'
export const PEPPER = aCase({
  caseId: 'case_pepper',
  status: 'open',
  version: 1,
  clinical_input: null,
})
export const MOCHI = aCase({ clinical_input: aClinicalInput() })
export const saved = (consult: Case) => ({
  code: 0,
  data: { session: { ...consult, version: 9 } },
})

type Answers = Parameters<typeof renderVetPage>[1]

/** Opens the clinical form of a case as its page shows it; returns what it sent and where it led. */
export async function openStage(consult: Case, answers: Answers = {}) {
  const moves: string[] = []
  const page = await renderVetPage(
    <ClinicalStage
      consult={consult}
      uid="account_chan"
      frame={({ saved, content, bar }) => (
        <>
          {saved}
          {content}
          {bar}
        </>
      )}
      onBack={() => moves.push('back')}
      onSaved={({ version }) => moves.push(`saved ${version}`)}
      onReloaded={({ version }) => moves.push(`reloaded ${version}`)}
    />,
    answers,
  )
  await screen.findByRole('button', { name: 'Next' })
  const next = () => page.user.click(screen.getByRole('button', { name: 'Next' }))
  const sent = () =>
    page.calls(UPDATE).map(({ fields }) => decodeFields(JSON.parse(fields.params ?? '')))
  return { ...page, next, sent, moves }
}

export const rate = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Respiratory rate' })
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
