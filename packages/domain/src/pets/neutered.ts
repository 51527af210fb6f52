import type { NeuteredState } from './pet.ts'

/** The form asks "Intact (not neutered or spayed)?"; the display's label is "Neutered". Decision 2. */
export type IntactAnswer = 'yes' | 'no' | 'unknown'
export type NeuteredWord = 'Yes' | 'No' | 'Unknown'

const SENT_AS: Record<IntactAnswer, NeuteredState> = {
  yes: 'intact',
  no: 'snipped',
  unknown: 'unknown',
}
const SHOWN_AS: Record<NeuteredState, NeuteredWord> = {
  intact: 'No',
  snipped: 'Yes',
  neutered: 'Yes',
  unknown: 'Unknown',
}
const ANSWERED_AS: Record<NeuteredState, IntactAnswer> = {
  intact: 'yes',
  snipped: 'no',
  neutered: 'no',
  unknown: 'unknown',
}

/** What the form's answer travels as (NEW-8). */
export function neuteredFromAnswer(answer: IntactAnswer): NeuteredState {
  return SENT_AS[answer]
}

/** The form's answer that a stored state came from. */
export function answerFromNeutered(state: NeuteredState): IntactAnswer {
  return ANSWERED_AS[state]
}

/** What the label "Neutered" reads for a stored state. */
export function neuteredWord(state: NeuteredState): NeuteredWord {
  return SHOWN_AS[state]
}
