import { CaseKind, DeskLayout } from '@systole/domain/desks/desk-layout'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, json } from '../wire/form-fields.ts'

export const WireDesk = z.object({ kind: CaseKind, layout: DeskLayout })
export type WireDesk = z.infer<typeof WireDesk>

export const queryDeskLayouts = endpoint({
  path: '/api/query_desk_layouts',
  summary: 'The layouts of one’s own reading desk, by kind of case',
  access: 'deskLayouts',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid }),
  output: z.object({ desks: z.array(WireDesk) }),
  errors: [],
})

export const saveDeskLayout = endpoint({
  path: '/api/save_desk_layout',
  summary: 'Store the layout of one’s own reading desk for a kind of case',
  access: 'deskLayouts',
  effect: 'write',
  rate: 'write',
  input: z.object({ uid: CallerUid, kind: CaseKind.default(''), layout: json(DeskLayout) }),
  output: z.object({}),
  errors: [],
})
