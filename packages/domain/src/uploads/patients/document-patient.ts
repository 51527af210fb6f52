import { z } from 'zod'
import { clipText } from '../../text/clip-text.ts'

/** The patient according to labels in the document; empty if there are none. */
export const DocumentPatient = z.object({
  names: z.array(z.string()),
  identifiers: z.array(z.string()),
})
export type DocumentPatient = z.infer<typeof DocumentPatient>

const NAME_LABEL =
  /^(?:(?:patient|pet|animal)(?:[’']?s)?(?:\s+name)?|name of (?:the )?(?:patient|pet|animal)|(?:動物|寵物|病畜|患畜|病患|患者|动物|宠物|病宠)(?:名稱|名称|名字|姓名|名|ちゃん名)?|ペット(?:名|のお名前)|환자(?:명|\s*이름)?|환축(?:명)?|동물(?:명|\s*이름)|반려동물(?:명|\s*이름)?)$/iu
const ID_LABEL =
  /^(?:(?:patient|pet|animal|chart|medical record|record)\s*(?:id|no\.?|number|#)|mrn|id|病歷(?:號碼|號|编号|編號)|病历号|カルテ(?:番号|No\.?)|차트\s*번호|환자\s*번호)$/iu
/** A heading of a form or a table is not a name. */
const NO_VALUE =
  /^(?:information|details?|data|history|record|report|name|id|species|breed|sex|gender|age|weight|owner|client|date|dob|birth|collected|sample|doctor|vet|veterinarian|clinic|hospital|number|種類|品種|性別|年齡|年齢|飼主|主人|體重|体重|姓名|種別|이름|나이|성별|품종|보호자)(?!\p{L})/iu
/** Words before a number that is not the patient's. */
const OF_SOMETHING_ELSE =
  /\b(?:patient|pet|animal|sample|report|order|client|owner|accession|hospital|clinic|doctor|vet|device|case|lab|laboratory|microchip|chip|study|exam|test|user|operator|invoice|page|tax|serial|request|specimen|record|chart|account|customer|visit)\b/iu
/** A heading such as `Biscuit   ID 5502`, as printed by recorders on their strips. */
const HEADED =
  /^(?<name>\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*)?)[\s,(]+ID\s*[:：#]?\s*(?<id>[\p{L}\p{N}][\p{L}\p{N}-]*)\)?$/u
const HEAD_LINES = 4
const NAME_MAX = 60
const KEPT_MAX = 5

/**
 * Reads the patient of a document from its lines, whose cells are separated by tabs. Only labelled names and the heading of a
 * recorder's strip count; a name in running text does not.
 */
export function documentPatient(lines: readonly string[]): DocumentPatient {
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  const labelled = rows.flatMap((cells) =>
    cells.flatMap((cell, at) => readCell(cell, cells[at + 1])),
  )
  const headed = rows.slice(0, HEAD_LINES).flatMap(([cell = '', next]) => readHeading(cell, next))
  const found = [...labelled, ...headed]
  const all = (what: 'name' | 'identifier') => {
    const texts = found.flatMap((each) => (each.what === what ? [each.text] : []))
    return [...new Set(texts)].slice(0, KEPT_MAX)
  }
  return { names: all('name'), identifiers: all('identifier') }
}

type Found = { what: 'name' | 'identifier'; text: string }

function readCell(cell: string, next: string | undefined): Found[] {
  const parts = cell.split(/[:：]/u)
  if (parts.length === 1) return next === undefined ? [] : readPair(cell, next)
  return parts.slice(1).flatMap((part, at) => {
    const isLast = at === parts.length - 2
    const words = part.trimEnd()
    const value = isLast ? words : words.slice(0, words.length - lastLabel(words).length)
    return readPair(
      lastLabel(parts[at] ?? ''),
      isLast && value.trim() === '' ? (next ?? '') : value,
    )
  })
}

/** Returns the label before a colon: a known label at the end of the text, as in `Mochi Patient ID`, otherwise the last word. */
function lastLabel(text: string): string {
  const words = text.trim().split(/\s+/)
  const [known] = [4, 3, 2, 1]
    .map((count) => words.slice(-count).join(' '))
    .filter((label) => NAME_LABEL.test(label) || ID_LABEL.test(label))
  return known ?? words.at(-1) ?? ''
}

function readPair(label: string, value: string): Found[] {
  if (ID_LABEL.test(label)) return numberIn(value)
  if (!NAME_LABEL.test(label)) return []
  const [name = '', ...rest] = value.split(/[(（[]/u)
  return [...named(name), ...rest.flatMap((part) => numberIn(part.replace(/^\s*ID\b/i, '')))]
}

function readHeading(cell: string, next: string | undefined): Found[] {
  const whole = next === undefined ? cell : `${cell} ${next}`
  const groups = (HEADED.exec(cell) ?? HEADED.exec(whole))?.groups
  if (!groups?.name || OF_SOMETHING_ELSE.test(groups.name)) return []
  return [...named(groups.name), ...numberIn(groups.id ?? '')]
}

function named(value: string): Found[] {
  const name = clipText(value.trim(), NAME_MAX)
  if (!/\p{L}/u.test(name) || NO_VALUE.test(name)) return []
  return [{ what: 'name', text: name }]
}

function numberIn(value: string): Found[] {
  const number = /^[\s:：#]*(?<number>[\p{L}\p{N}-]*\p{N}[\p{L}\p{N}-]*)/u.exec(value)?.groups
    ?.number
  return number ? [{ what: 'identifier', text: clipText(number, NAME_MAX) }] : []
}
