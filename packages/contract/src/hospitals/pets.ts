import { Gender, NeuteredState, PetSize, Species, WEIGHT_MAX_GRAMS } from '@systole/domain/pets/pet'
import { RecordColumn, SortDirection } from '@systole/domain/pets/record-list'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import {
  CallerUid,
  Day,
  Flag,
  Id,
  json,
  ShortText,
  TimeOrEmpty,
  wholeNumber,
} from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

/** A pet on the wire: weight in grams, `neutered` as stored. */
export const WirePet = z.object({
  pid: Id,
  epid: Id,
  pname: z.string(),
  identifier: z.string(),
  name: z.string(),
  dob: Day,
  dob_estimated: z.boolean().describe('ours: reckoned from an age'),
  species: Species,
  otherpettype: z.string(),
  bid: z.string(),
  breed: z.string(),
  otherbreed: z.string(),
  gender: Gender,
  neutered: NeuteredState,
  weight: z.number().int(),
  size: PetSize.nullable(),
  owner_name: z.string(),
  owner_email: z.string(),
  owner_contact: z.string(),
  location: z.string().optional().describe('as an API client sent it; no screen shows it'),
  did: z.string().optional().describe('the id of a device, likewise'),
  lastVisit: TimeOrEmpty,
})
export type WirePet = z.infer<typeof WirePet>
export type RegisteredPet = Decoded<WirePet>

/** The data of -126 (pets with this name) and -111 (several pets with this bare name). */
export const NamedPets = z.object({ pets: z.array(WirePet) })

/** `pname` is identifier + space + name (NEW-8). Owner fields and size are our additions. */
export const addPet = endpoint({
  path: '/api/add_pet',
  summary: 'Register a pet of the hospital',
  access: 'addPet',
  effect: 'write',
  rate: 'write',
  input: z.object({
    pname: plainText(200).min(1),
    dob: Day,
    dob_estimated: Flag.optional().describe('ours: reckoned from an age'),
    tpet: ShortText.optional(),
    species: Species,
    weight: wholeNumber({ min: 1, max: WEIGHT_MAX_GRAMS }),
    neutered: NeuteredState,
    bid: z.string().max(100).optional(),
    gender: Gender,
    uid: CallerUid,
    otherbreed: ShortText.optional(),
    otherpettype: ShortText.optional(),
    location: ShortText.optional(),
    did: ShortText.optional(),
    override: Flag.optional(),
    size: PetSize.optional(),
    owner_name: ShortText.optional(),
    owner_email: ShortText.optional(),
    owner_contact: ShortText.optional(),
  }),
  output: z.object({ pid: Id }),
  errors: ['duplicatePetName', 'noCreditPlan'],
})

export const queryUserPet = endpoint({
  path: '/api/query_user_pet',
  summary: 'Find one registered pet by identifier and name',
  access: 'queryUserPet',
  effect: 'read',
  rate: 'read',
  input: z.object({
    vname: ShortText.optional().describe('in the name of its hospital'),
    pid: Id.optional().describe('ours; instead of pname'),
    pname: plainText(200).min(1).optional(),
    email: ShortText.optional(),
    contact: ShortText.optional(),
  }),
  output: z.object({ pet: WirePet }),
  errors: ['petNotFound'],
})

export const updateUserPet = endpoint({
  path: '/api/update_user_pet',
  summary: 'Correct the record of a pet or its owner',
  access: 'updateUserPet',
  effect: 'write',
  rate: 'write',
  input: z.object({
    pid: Id,
    params: json(
      z.object({
        pname: plainText(200).min(1).optional(),
        species: Species.optional(),
        bid: z.string().max(100).optional(),
        otherpettype: ShortText.optional(),
        otherbreed: ShortText.optional(),
        weight: z.number().int().min(1).max(WEIGHT_MAX_GRAMS).optional(),
        neutered: NeuteredState.optional(),
        gender: Gender.optional(),
        dob: Day.optional(),
        dob_estimated: z.boolean().optional().describe('ours: reckoned from an age'),
        size: PetSize.nullable().optional(),
        owner_name: ShortText.optional(),
        owner_email: ShortText.optional(),
        owner_contact: ShortText.optional(),
      }),
    ),
  }),
  output: z.object({ pet: WirePet }),
  errors: ['petNotFound', 'duplicatePetName', 'noCreditPlan'],
})

export const queryBreeds = endpoint({
  path: '/api/query_breeds',
  summary: 'The breeds of a species',
  access: 'queryBreeds',
  effect: 'read',
  rate: 'read',
  input: z.object({ tpet: Species }),
  output: z.object({
    breeds: z.array(
      z.object({
        bid: Id,
        name: z.string(),
        name_zh: z.string(),
        name_ja: z.string().describe('ours, empty where none is known; as all names here'),
        name_ko: z.string(),
        aliases: z.array(z.string()).describe('ours: what else it is looked for by'),
        size: PetSize.nullable(),
      }),
    ),
  }),
  errors: [],
})

/**
 * Weight is in kilograms here, as in the specification's pet list. `otherpettype`, `bid`, `breed` and `owner_name` are our
 * additions.
 */
export const PetListEntry = z.object({
  petName: z.string(),
  petType: Species,
  otherpettype: z.string(),
  bid: z.string(),
  breed: z.string(),
  owner_name: z.string(),
  age: z.number(),
  weight: z.number(),
  lastVisit: TimeOrEmpty,
  lastVisitDisplay: z.string(),
  idx: z.number().int(),
  pid: Id,
  usid: z.string(),
  type: z.enum(['Basic', 'Advance', '']),
  reconsult: z.boolean(),
})
export type WirePetListEntry = z.infer<typeof PetListEntry>
export type PetListEntry = Decoded<WirePetListEntry>

export const queryUserActivities = endpoint({
  path: '/api/query_cardiobird_user_activities',
  summary: 'The hospital record list of a year, page by page',
  access: 'queryUserActivities',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      z.object({
        year: z.number().int().min(2000).max(2200).optional().describe('every year when absent'),
        pname: ShortText.optional().describe('ours; part of identifier and name'),
        species: Species.optional(),
        sort: RecordColumn.optional().describe('ours; lastVisit when absent'),
        direction: SortDirection.optional().describe('ours; descending when absent'),
        limit: z.number().int().min(1).max(500).optional().describe('ours; the year when absent'),
        cursor: z.string().max(2000).optional(),
      }),
    ),
  }),
  output: z.object({
    pets: z.array(PetListEntry),
    total: z.number().int().describe('how many there are, up to 10,000'),
    total_capped: z.boolean().describe('ours: there are more than total'),
    in_year: z
      .number()
      .int()
      .describe('pets of the year, whatever their name and species, up to 10,000'),
    in_year_capped: z.boolean().describe('ours: there are more than in_year'),
    next: z.string(),
  }),
  errors: [],
})
