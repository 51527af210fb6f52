import type { ReviewStep } from '../ecg-reviews/review-steps.ts'
import type { Priority } from '../reports/report-draft.ts'
import { FIRST_CATALOGUE } from './first-catalogue.ts'
import type { MreEvidence, MreFacts } from './mre-facts.ts'
import type { MreSection } from './mre-phrase.ts'
import { MRE_RULES } from './rules.ts'

/** A proposal of the rules: a phrase with the rule and its evidence. A person accepts it or leaves it out. */
export type MreProposal = {
  section: MreSection
  phraseId: string
  rule: string
  priority?: Priority
  evidence: MreEvidence
}

const SECTION_OF = new Map(FIRST_CATALOGUE.map(({ id, section }) => [id, section]))

/** The sections that a step of writing shows; measuring steps show what their own rules say. */
const SECTIONS_OF_STEP: Readonly<Partial<Record<ReviewStep, readonly MreSection[]>>> = {
  diagnosis: ['diagnosis', 'suspected'],
  interpretation: ['interpretation'],
  evaluation: ['evaluation'],
  preview: ['diagnosis', 'suspected', 'interpretation', 'evaluation'],
}
const MEASURING: readonly MreSection[] = [
  'diagnosis',
  'interpretation',
  'p_morphology',
  'qrs_morphology',
]
const STRENGTH: readonly Priority[] = ['could consider', 'recommended', 'strongly recommended']

/** Returns the proposals for a step of the review, each phrase once and evaluations with their highest priority. */
export function proposeFindings(facts: MreFacts, step: ReviewStep): MreProposal[] {
  const wanted = SECTIONS_OF_STEP[step]
  const proposals = MRE_RULES.flatMap(({ rule, step: own, when, proposes }) => {
    if (!wanted && own !== step) return []
    const evidence = when(facts)
    if (!evidence) return []
    return proposes.flatMap(({ phrase, priority }) => {
      const section = SECTION_OF.get(phrase)
      const isShown = section !== undefined && (wanted ?? MEASURING).includes(section)
      if (!isShown) return []
      return [{ section, phraseId: phrase, rule, evidence, ...(priority && { priority }) }]
    })
  })
  return eachOnce(proposals)
}

function eachOnce(proposals: readonly MreProposal[]): MreProposal[] {
  const byPhrase = new Map<string, MreProposal>()
  for (const proposal of proposals) {
    const known = byPhrase.get(proposal.phraseId)
    if (!known || strengthOf(proposal) > strengthOf(known))
      byPhrase.set(proposal.phraseId, proposal)
  }
  return [...byPhrase.values()]
}

function strengthOf({ priority }: MreProposal): number {
  return priority === undefined ? -1 : STRENGTH.indexOf(priority)
}
