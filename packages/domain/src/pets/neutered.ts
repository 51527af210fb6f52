import type { NeuteredState } from './pet.ts'

/** The answers to the form's "Intact (not neutered or spayed)?"; elsewhere the label is "Neutered". SPEC 2. */
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

/** Maps the form's answer to the stored state (NEW-8). */
export function neuteredFromAnswer(answer: IntactAnswer): NeuteredState {
  return SENT_AS[answer]
}

/** Maps a stored state to the form's answer. */
export function answerFromNeutered(state: NeuteredState): IntactAnswer {
  return ANSWERED_AS[state]
}

/** Maps a stored state to the value shown under "Neutered". */
export function neuteredWord(state: NeuteredState): NeuteredWord {
  return SHOWN_AS[state]
}
