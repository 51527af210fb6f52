import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { answerField } from '@systole/domain/ecg-reviews/review-sources'
import type { Language } from '@systole/i18n/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { makeQueryClient } from '../../../api/query-client.ts'
import { SessionProvider } from '../../../session/session-context.tsx'
import { aSession } from '../../../testing/a-session.ts'
import { fakePortal } from '../../../testing/fake-portal.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'

export const PHRASES = '/api/get_mre_phrases'
export const RESULT = '/api/get_mre_result'

type Answers = Parameters<typeof fakePortal>[0]

/** Phrases as the portal sends them. */
export const PHRASES_REPLY = {
  code: 0,
  data: {
    data: {
      type: 'ecg1l',
      version: 1,
      sections: [
        {
          type: 'diagnosis',
          messages: {
            en: [
              { id: 'dx.vpc', value: 'Ventricular premature complexes (VPC)', extras: {} },
              { id: 'dx.af', value: 'Atrial fibrillation suspected', extras: {} },
            ],
            ja: [
              { id: 'dx.vpc', value: '心室期外収縮', extras: {} },
              { id: 'dx.af', value: '心房細動の疑い', extras: {} },
            ],
          },
        },
        { type: 'suspected', messages: { en: [], ja: [] } },
        {
          type: 'interpretation',
          messages: { en: [{ id: 'int.loss', value: 'Packet loss', extras: {} }] },
        },
        {
          type: 'evaluation',
          messages: {
            en: [{ id: 'ev.echo', value: 'Echocardiography', extras: { priority: 'recommended' } }],
          },
        },
      ],
    },
  },
}

/** A proposal with a place, as the portal sends it. */
export function aProposal(change: Record<string, unknown> = {}) {
  return {
    section: 'diagnosis',
    id: 'dx.vpc',
    value: 'Ventricular premature complexes (VPC)',
    extras: {},
    rule: 'ventricularPremature',
    evidence: {
      key: 'ventricularPremature',
      figures: {},
      text: '3 of 40 intervals premature',
      places: [{ recording: 'r1', from_sample: 100, to_sample: 200 }],
    },
    ...change,
  }
}

/** Renders a step of writing whose document changes as in the wizard. */
export async function openWriting(
  step: (writing: ReviewWriting) => ReactNode,
  options: {
    document?: Partial<EcgReview>
    proposals?: readonly unknown[]
    answers?: Answers
    writing?: Partial<ReviewWriting>
    language?: Language
  } = {},
) {
  const { document = {}, proposals = [], answers = {}, writing, language = 'en_us' } = options
  const client = makeQueryClient()
  const portal = fakePortal({
    [PHRASES]: PHRASES_REPLY,
    [RESULT]: { code: 0, data: { results: proposals } },
    '/api/proof_options': { code: 0, data: { methods: ['password'] } },
    '/api/key_gen': { code: 0, data: { key: 'sealed' } },
    ...answers,
  })
  const shown = { document: EcgReview.parse(document) }
  const view = await renderPage(
    <SessionProvider session={aSession({ user_type: 'reviewer' })}>
      <QueryClientProvider client={client}>
        <Host {...{ step, shown, writing }} />
      </QueryClientProvider>
    </SessionProvider>,
    { language },
  )
  return { ...view, ...portal, user: userEvent.setup(), shown }
}

/** Holds the document of a step, as the session of the wizard does. */
function Host(props: {
  step: (writing: ReviewWriting) => ReactNode
  shown: { document: EcgReview }
  writing: Partial<ReviewWriting> | undefined
}) {
  const { step, shown, writing } = props
  const [review, setReview] = useState(shown.document)
  useEffect(() => {
    shown.document = review
  }, [shown, review])
  return step({
    caseId: 'case_mochi',
    service: 'ecg1l',
    reportLanguage: 'en_us',
    isReadOnly: false,
    ...writing,
    document: review,
    answer: (field, value) =>
      setReview((before) =>
        answerField(before, field, {
          value,
          by: 'reviewer',
          uid: 'account_r',
          at: '20261123120000',
        }),
      ),
  })
}
