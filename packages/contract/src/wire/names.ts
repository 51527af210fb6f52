import { CASE_NAMES } from '../cases/case-names.ts'
import { CLINICAL_NAMES } from '../cases/clinical-names.ts'

/** The domain's name of each wire field that has another one, of all nouns. A wire name has one meaning in all calls. */
export const NAMES = { ...CASE_NAMES, ...CLINICAL_NAMES } as const

type Names = typeof NAMES
type DomainName<Key> = Key extends keyof Names ? Names[Key] : Key

/** The shape of a wire value inside the portal: the same values by the domain's names, at any depth. */
export type Decoded<T> = unknown extends T
  ? T
  : T extends Date
    ? T
    : T extends readonly unknown[]
      ? { [Index in keyof T]: Decoded<T[Index]> }
      : T extends object
        ? { [Key in keyof T as DomainName<Key>]: Decoded<T[Key]> }
        : T
