import { fullName as writtenName } from '@systole/domain/accounts/full-name'
import type { EnglishTexts } from '@systole/i18n/text-parts'
import type { Session } from '../session/current-session.ts'

type Named = Pick<Session, 'firstName' | 'lastName' | 'email'>

export function nameOrEmail({ firstName, lastName, email }: Named): string {
  return writtenName({ first: firstName, last: lastName }) || email
}

const CJK = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** Returns two letters of a written name; the first character of a CJK name. */
export function initialsOf(name: string): string {
  if (CJK.test(name)) return [...name].slice(0, 1).join('')
  const parts = name.split(/\s+/).filter(Boolean)
  const ends = parts.length > 1 ? [parts.at(0) ?? '', parts.at(-1) ?? ''] : parts
  return ends
    .flatMap((part) => [...part].slice(0, 1))
    .join('')
    .toUpperCase()
}

/** Returns two letters for the round badge; the first character of a CJK name. */
export function initials(person: Named): string {
  const name = nameOrEmail(person)
  if (CJK.test(person.lastName || name)) return [...(person.lastName || name)].slice(0, 1).join('')
  const letters = [person.firstName, person.lastName].flatMap((part) => [...part].slice(0, 1))
  return (letters.join('') || [...name].slice(0, 2).join('')).toUpperCase()
}

export const userTypeKey: Record<Session['user_type'], keyof EnglishTexts['shell']['userTypes']> = {
  vet: 'vet',
  patcher: 'patcher',
  senior_patcher: 'seniorPatcher',
  reviewer: 'reviewer',
  second_reviewer: 'secondReviewer',
  async_second_reviewer: 'asyncSecondReviewer',
  internal_admin: 'internalAdmin',
  sales: 'sales',
  cardiologist: 'cardiologist',
}
