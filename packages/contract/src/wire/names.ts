import { PERSON_NAMES } from '../accounts/person-names.ts'
import { CASE_NAMES } from '../cases/case-names.ts'
import { CLINICAL_NAMES } from '../cases/clinical-names.ts'
import { FILE_NAMES } from '../files/file-names.ts'
import { PET_NAMES } from '../hospitals/pet-names.ts'

/** The domain's name of each wire field that has another one, of all nouns but persons. A wire name has one meaning in all calls. */
export const WIRE_NAMES = { ...CASE_NAMES, ...CLINICAL_NAMES, ...FILE_NAMES, ...PET_NAMES } as const

/** The names in the fields of a person: `fname` means a file elsewhere, and only a person has a `lname`. */
export const NAMES_OF_PERSON = { ...WIRE_NAMES, ...PERSON_NAMES } as const

type Renamed<Names, Key extends PropertyKey> = Key extends keyof Names ? Names[Key] & string : Key
type DomainName<T, Key extends PropertyKey> = 'lname' extends keyof T
  ? Renamed<typeof NAMES_OF_PERSON, Key>
  : Renamed<typeof WIRE_NAMES, Key>

/** The shape of a wire value inside the portal: the same values by the domain's names, at any depth. */
export type Decoded<T> = unknown extends T
  ? T
  : T extends Date
    ? T
    : T extends readonly unknown[]
      ? { [Index in keyof T]: Decoded<T[Index]> }
      : T extends object
        ? { [Key in keyof T as DomainName<T, Key>]: Decoded<T[Key]> }
        : T
