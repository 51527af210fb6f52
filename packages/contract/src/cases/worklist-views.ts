import { plainText } from '@systole/domain/text/plain-text'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '@systole/domain/worklist/view'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id } from '../wire/form-fields.ts'

/** A named set of filters; `query` is the query string of the worklist's address. */
export const WireWorklistView = z.object({ vid: Id, name: z.string(), query: z.string() })
export type WireWorklistView = z.infer<typeof WireWorklistView>

const views = z.object({ views: z.array(WireWorklistView) })

export const queryWorklistViews = endpoint({
  path: '/api/query_worklist_views',
  summary: 'The saved views of one’s own worklist, oldest first',
  access: 'worklistViews',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid }),
  output: views,
  errors: [],
})

export const saveWorklistView = endpoint({
  path: '/api/save_worklist_view',
  summary: 'Keep a view of the worklist under a name; the same name is replaced',
  access: 'worklistViews',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    name: plainText(VIEW_NAME_MAX).trim().min(1),
    query: z
      .string()
      .regex(/^[\w=&%.+*-]*$/)
      .max(VIEW_QUERY_MAX)
      .default(''),
  }),
  output: views,
  errors: ['tooManyViews'],
})

export const deleteWorklistView = endpoint({
  path: '/api/delete_worklist_view',
  summary: 'Forget a view of one’s own worklist',
  access: 'worklistViews',
  effect: 'write',
  rate: 'write',
  input: z.object({ uid: CallerUid, vid: Id }),
  output: views,
  errors: [],
})
