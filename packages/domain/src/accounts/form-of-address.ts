import type { Language } from '../hospitals/hospital.ts'
import { fullName, isCjkName } from './full-name.ts'

export type AddressedPerson = { title: string; first: string; last: string; isVet: boolean }
/** The language of the text, and the hospital's country: Taiwan uses 醫師 where Hong Kong uses 醫生. */
export type AddressedIn = { language: Language; country: string }
type Rank = 'doctor' | 'professor' | 'mr' | 'ms' | 'none'

const ENGLISH_TITLE = /^(dr|doctor|prof|professor|mr|mrs|ms|miss|mx)\.?$/i
const CJK_TITLE = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,6}$/
const RANKS: readonly (readonly [RegExp, Rank])[] = [
  [/^prof/i, 'professor'],
  [/^mr\.?$/i, 'mr'],
  [/^(mrs|ms|miss)\.?$/i, 'ms'],
  [/^mx\.?$/i, 'none'],
  [/^(dr|doctor)\.?$/i, 'doctor'],
]
const HONG_KONG = { doctor: '醫生', professor: '教授', mr: '先生', ms: '女士', none: '' }
const AFTER_THE_NAME: Record<Exclude<Language, 'en_us'>, Record<Rank, string>> = {
  zh_hk: HONG_KONG,
  zh_cn: { ...HONG_KONG, doctor: '医生' },
  ja: { doctor: '先生', professor: '教授', mr: '様', ms: '様', none: '様' },
  ko: { doctor: '님', professor: '교수님', mr: '님', ms: '님', none: '님' },
}

/** Formats the form of address on the screen: Dr. Chan, 陳醫生, 김지훈 님. Degrees are not used. */
export function formOfAddress(person: AddressedPerson, where: AddressedIn): string {
  return addressed(person, where, 'short')
}

/** Formats the form of address in a mail: Dr. Chan in English, with the whole name in the other languages: 林怡君醫生. */
export function formOfAddressInMail(person: AddressedPerson, where: AddressedIn): string {
  return addressed(person, where, 'whole')
}

/** Formats the whole name with its title or degrees, as a line of facts shows it: Dr. Wing Yan Chan, 林怡君醫生. */
export function titledName(person: AddressedPerson, where: AddressedIn): string {
  const title = person.title.trim()
  const isEnglish = where.language === 'en_us' && !CJK_TITLE.test(title)
  if (!isEnglish) return addressed(person, where, 'whole')
  const name = fullName(person)
  if (ENGLISH_TITLE.test(title)) return `${title} ${name}`
  return [name, title].filter(Boolean).join(', ')
}

function addressed(person: AddressedPerson, where: AddressedIn, length: 'short' | 'whole'): string {
  const title = person.title.trim()
  const whole = fullName(person)
  if (!whole) return ''
  const family = person.last || person.first
  if (where.language === 'en_us') {
    if (CJK_TITLE.test(title)) return joined(family, title)
    return ENGLISH_TITLE.test(title) ? `${title} ${family}` : whole
  }
  const after = titleAfterName(title, person.isVet, where)
  const isFamilyEnough =
    length === 'short' && isTitle(title, person.isVet) && where.language !== 'ko'
  return joined(isFamilyEnough ? family : whole, after)
}

function titleAfterName(title: string, isVet: boolean, { language, country }: AddressedIn): string {
  if (language === 'en_us') return ''
  if (CJK_TITLE.test(title)) return title
  const rank = RANKS.find(([pattern]) => pattern.test(title))?.[1] ?? (isVet ? 'doctor' : 'none')
  if (rank === 'doctor' && language === 'zh_hk' && country === 'TW') return '醫師'
  return AFTER_THE_NAME[language][rank]
}

function isTitle(title: string, isVet: boolean): boolean {
  return isVet || CJK_TITLE.test(title) || ENGLISH_TITLE.test(title)
}

/** Joins name and title: 陳醫生, but Chan 醫生; Korean separates titles. */
function joined(name: string, title: string): string {
  const isSetApart = !isCjkName(name.slice(-1)) || title.endsWith('님')
  return [name, title].filter(Boolean).join(isSetApart ? ' ' : '')
}
