import { UserType } from '@systole/domain/accounts/user-type'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Flag, Id, ShortText } from '../wire/form-fields.ts'

export const queryVetUsers = endpoint({
  path: '/api/query_vet_users',
  summary: 'Hospitals and their accounts; beyond one’s own for staff only',
  access: 'queryVetUsers',
  effect: 'read',
  rate: 'read',
  uid: 'subject',
  input: z.object({
    lite: Flag.optional().describe('uid, name and email alone'),
    country: ShortText.optional(),
    uid: Id.optional(),
  }),
  output: z.object({
    hospitals: z.array(
      z.object({
        uid: Id,
        name: z.string(),
        email: z.string(),
        hospital_id: Id.optional().describe('ours: of its settings, for staff'),
        country: z.string().optional(),
        phone: z.string().optional(),
        address: z.string().optional(),
        other_email: z.string().optional().describe('of the hospital itself'),
        distributor: z.string().optional().describe('its name, for staff; empty without one'),
        representative: z.string().optional(),
        representative_license: z.string().optional(),
      }),
    ),
  }),
  errors: [],
})

export const queryAllReviewers = endpoint({
  path: '/api/query_all_reviewers',
  summary: 'Everyone who reads or reviews',
  access: 'queryAllReviewers',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    reviewers: z.array(
      z.object({ uid: Id, name: z.string(), email: z.string(), roles: z.array(UserType) }),
    ),
  }),
  errors: [],
})
