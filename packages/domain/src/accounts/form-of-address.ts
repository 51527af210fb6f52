import { fullName } from './full-name.ts'

const BEFORE_THE_NAME = /^(dr|doctor|prof|professor|mr|mrs|ms|miss|mx)\.?$/i
const AFTER_THE_NAME = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,6}$/

/** How a person is greeted, and whether a title is part of it: Dr. Chan, 陳醫生. Degrees are no form of address. */
export function formOfAddress(person: { title: string; first: string; last: string }): {
  name: string
  isTitled: boolean
} {
  const title = person.title.trim()
  const last = person.last || person.first
  if (last && BEFORE_THE_NAME.test(title)) return { name: `${title} ${last}`, isTitled: true }
  if (last && AFTER_THE_NAME.test(title)) {
    const isCjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/.test(last)
    return { name: isCjk ? `${last}${title}` : `${last} ${title}`, isTitled: true }
  }
  return { name: fullName(person), isTitled: false }
}
