import { z } from 'zod'

/** The species as named on the wire. portal §3. */
export const Species = z.enum([
  'dog',
  'cat',
  'guinea pig',
  'parrot',
  'rabbit',
  'sugar glider',
  'others',
])
export type Species = z.infer<typeof Species>

export const Gender = z.enum(['M', 'F'])
export type Gender = z.infer<typeof Gender>

export const PetSize = z.enum(['small', 'large', 'giant'])
export type PetSize = z.infer<typeof PetSize>

/** The maximum weight on the wire. */
export const WEIGHT_MAX_GRAMS = 2_000_000

/** A pet as stored by the hospital. Dates are `YYYY-MM-DD`. */
export type Pet = {
  petId: string
  hospitalId: string
  identifier: string
  name: string
  species: Species
  otherSpecies: string
  breedId: string | null
  otherBreed: string
  birthDate: string
  /** True if the birth date was derived from a given age. */
  birthDateEstimated: boolean
  gender: Gender
  neutered: NeuteredState
  weightGrams: number
  size: PetSize | null
  ownerName: string
  ownerEmail: string
  ownerContact: string
}

/** The neutered states of a record. portal §3, "Neutered mapping". */
export const NeuteredState = z.enum(['intact', 'snipped', 'neutered', 'unknown'])
export type NeuteredState = z.infer<typeof NeuteredState>

/** Formats identifier and name as one text (NEW-8). */
export function wirePetName(pet: Pick<Pet, 'identifier' | 'name'>): string {
  return pet.identifier === '' ? pet.name : `${pet.identifier} ${pet.name}`
}

/** Splits identifier and name at the first space; a text without a space is a bare name. */
export function splitWirePetName(sent: string): Pick<Pet, 'identifier' | 'name'> {
  const [, identifier = '', name = sent.trim()] = /^(\S+)\s+(.+)$/s.exec(sent.trim()) ?? []
  return { identifier, name }
}
