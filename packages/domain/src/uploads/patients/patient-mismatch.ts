import { DAY } from '../../time/durations.ts'
import type { DicomFacts, FileFacts } from '../file-facts.ts'

/** The patient as recorded by the hospital. */
export type PatientOnRecord = { name: string; ownerName: string; identifier: string }

/** The patient named in the study, unchanged. */
export type PatientMismatch = { name: string; year: number | null }

const TYPING_SLIP_FROM_LETTERS = 6
const NO_NAME = /^(anon(ymous|ymi[sz]ed)?|unknown|noname|emergency)$/
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Returns the patient named in a study if it is not this pet, or `undefined` if it may be. The owner's name alone is no proof,
 * because an owner may have several pets. Issue 4, "this study says Bella, 2021".
 */
export function patientMismatch(
  facts: Pick<DicomFacts, 'patientName' | 'patientId' | 'studyDate'>,
  pet: PatientOnRecord,
): PatientMismatch | undefined {
  const { patientName, patientId, studyDate } = facts
  if (patientName === null || isSameNumber(patientId, pet.identifier)) return undefined
  if (compareName(patientName, pet) !== 'other') return undefined
  const year = studyDate === null ? null : Number(studyDate.slice(0, 4))
  return { name: readableName(patientName, wordsOf(pet.ownerName)), year }
}

/**
 * Returns the other animal named in a file: by the tags of a study or the labels of a document. A document that also names this
 * pet or its number is accepted; a name that cannot be compared is ignored.
 */
export function otherPatientInFile(
  { dicom, document }: Pick<FileFacts, 'dicom' | 'document'>,
  pet: PatientOnRecord,
): PatientMismatch | undefined {
  if (dicom) return patientMismatch(dicom, pet)
  const { names = [], identifiers = [] } = document?.patient ?? {}
  if (identifiers.some((each) => isSameNumber(each, pet.identifier))) return undefined
  const compared = names.map((name) => ({ name, is: compareName(name, pet) }))
  if (compared.some(({ is }) => is === 'same')) return undefined
  const other = compared.find(({ is }) => is === 'other')
  return other && { name: other.name, year: null }
}

/** Compares a name with the pet. `unclear`: a number, a removed name, the owner alone, or another script than the record's. */
function compareName(name: string, pet: PatientOnRecord): 'same' | 'other' | 'unclear' {
  const [petWords, owner] = [wordsOf(pet.name), wordsOf(pet.ownerName)]
  const groups = name.split('=').map(wordsOf)
  const own = groups.map((words) => withoutOwner(words, owner))
  if ([...groups, ...own].some((words) => mayBe(words, petWords))) return 'same'
  return own.some((words) => isComparable(words, petWords)) ? 'other' : 'unclear'
}

export type StudyDateRemark = 'old' | 'future'
const OLD_AFTER = 180 * DAY

/**
 * Returns a remark on the study date: a study half a year old may be a comparison or the wrong one; one dated tomorrow comes from
 * a wrong clock.
 */
export function studyDateRemark(
  facts: Pick<DicomFacts, 'studyDate'>,
  now: Date,
): StudyDateRemark | undefined {
  if (facts.studyDate === null) return undefined
  const age = now.getTime() - Date.parse(`${facts.studyDate}T00:00:00Z`)
  if (age < -DAY) return 'future' // it may already be tomorrow east of Greenwich
  return age > OLD_AFTER ? 'old' : undefined
}

/** Formats a DICOM name for reading: `CHAN^Mochi` with the owner Chan is Mochi; with another owner both parts are kept. */
function readableName(patientName: string, owner: readonly string[]): string {
  const parts = (patientName.split('=').find((group) => group.trim() !== '') ?? '')
    .split('^')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const other = parts.filter((part) => withoutOwner(wordsOf(part), owner).length > 0)
  return (other.length === 0 ? parts : other).join(' ')
}

/** Splits a text into words for comparison, ignoring letter case, accents, width and the difference of the two kana. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .split(/[^\p{L}\p{M}\p{N}ー]+/u)
    .filter((word) => word !== '')
}

/** Compares identifiers, ignoring leading zeros and dashes, which devices add or omit. */
function isSameNumber(stated: string | null, onRecord: string): boolean {
  const [a, b] = [stated ?? '', onRecord].map((number) =>
    wordsOf(number).join('').replace(/^0+/, ''),
  )
  return a !== '' && a === b
}

/**
 * Returns whether a name may be the pet's: all words of one are among the other's in any order, or it is one script of a name
 * such as `Mochi 麻糬`.
 */
function mayBe(stated: readonly string[], pet: readonly string[]): boolean {
  if (stated.length === 0 || pet.length === 0) return false
  const latin = pet.filter((word) => !CJK.test(word))
  const whole = stated.join('')
  return (
    isAmong(pet, stated) ||
    isAmong(stated, pet) ||
    whole === pet.join('') ||
    stated.includes(pet.join('')) ||
    (latin.length > 0 && isAmong(latin, stated)) ||
    pet.some((word) => CJK.test(word) && whole.includes(word))
  )
}

function isAmong(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.some((other) => isSameWord(word, other)))
}

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < TYPING_SLIP_FROM_LETTERS) return false
  return differsByOneLetter(a, b)
}

/** Returns whether two words differ by one wrong, missing or additional letter. */
function differsByOneLetter(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const rest = long.slice(same + 1)
  return rest === short.slice(short.length === long.length ? same + 1 : same)
}

/** Removes the words of the owner's name; `陳` matches the owner 陳海晴. */
function withoutOwner(words: readonly string[], owner: readonly string[]): string[] {
  const whole = owner.join('')
  return words.filter((word) => !owner.includes(word) && !(CJK.test(word) && whole.includes(word)))
}

/**
 * Returns whether two names can be compared: a Latin name cannot contradict an ideographic one, nor can a number or a removed
 * name.
 */
function isComparable(words: readonly string[], pet: readonly string[]): boolean {
  if (words.some((word) => NO_NAME.test(word))) return false
  const scripts = (all: readonly string[]) =>
    new Set(all.filter((word) => /\p{L}/u.test(word)).map((word) => CJK.test(word)))
  const petScripts = scripts(pet)
  return [...scripts(words)].some((script) => petScripts.has(script))
}
