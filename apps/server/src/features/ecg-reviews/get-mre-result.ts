import type { getMreResult as contract, MreResult } from '@systole/contract/ecg/mre'
import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { figureTexts } from '@systole/domain/ecg-reviews/figure-texts'
import type { EvidenceText } from '@systole/domain/ecg-reviews/review-evidence'
import { Language } from '@systole/domain/hospitals/hospital'
import { type MreLanguage, mreTextFor, withFigure } from '@systole/domain/mre/mre-phrase'
import { type MreProposal, proposeFindings } from '@systole/domain/mre/propose-findings'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { serverTexts } from '../../server-texts.ts'
import { requireCase } from '../cases/require-case.ts'
import { type MreTextRow, textsInForce } from '../mre/mre-store.ts'
import { loadMeasured, reviewedAnimal } from './load-measured.ts'
import { proposalOf } from './proposal-of.ts'

/** Returns what the rules propose for a step of a review. Nothing while the recording is not analysed. SPEC ECG-6. */
export async function getMreResult(
  context: CallContext,
  { input: { type, stage, params }, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(context.db, params.caseId, scope)
  const loaded = await loadMeasured(context, consult.caseId, params.patch_revision)
  if (!loaded) return { results: [] }
  const { measured } = loaded
  const animal = reviewedAnimal(context, consult, type)
  const review = params.review ?? proposalOf(measured, animal).review
  const facts = { measured, animal, review: EcgReview.parse(review) }
  const language = Language.catch('en_us').parse(params.language)
  const sentences = Language.catch(language).parse(params.sentences)
  const texts = Map.groupBy(await textsInForce(context.db, type), ({ phraseId }) => phraseId)
  return {
    results: proposeFindings(facts, stage).flatMap((proposal) => {
      const result = present(proposal, texts.get(proposal.phraseId) ?? [], { language, sentences })
      return result ? [result] : []
    }),
  }
}

/** A phrase that the office took out is not proposed. */
function present(
  { section, phraseId, rule, priority, evidence }: MreProposal,
  rows: readonly MreTextRow[],
  { language, sentences }: { language: Language; sentences: Language },
): MreResult | undefined {
  const texts: Partial<Record<MreLanguage, string>> = Object.fromEntries(
    rows.map((row) => [row.language, row.text]),
  )
  const text = mreTextFor(texts, language)
  if (text === undefined) return undefined
  const isDraft = rows.some((row) => row.text === text && row.approvedAt === null)
  return {
    ...{ section, id: phraseId, rule, value: withFigure(text, evidence.figure) },
    extras: { ...(priority && { priority }), ...(isDraft && { draft: true as const }) },
    evidence: {
      ...evidence.text,
      figures: { ...evidence.text.figures },
      text: evidenceSentence(evidence.text, sentences),
      places: evidence.places,
    },
  }
}

export function evidenceSentence({ key, figures }: EvidenceText, language: Language): string {
  return fill(serverTexts(language).ecgEvidence[key], figureTexts(figures))
}
