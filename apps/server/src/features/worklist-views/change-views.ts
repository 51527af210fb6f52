import type {
  deleteWorklistView as deleteContract,
  queryWorklistViews as queryContract,
  saveWorklistView as saveContract,
} from '@systole/contract/cases/worklist-views'
import { VIEWS_PER_PERSON } from '@systole/domain/worklist/view'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { removeView, viewsOf, writeView } from './view-store.ts'

/** Returns the saved views. No audit row, because only their owner sees them. */
export async function queryWorklistViews(
  { db }: CallContext,
  { actor }: Pick<Call<typeof queryContract>, 'actor'>,
) {
  const rows = await viewsOf(db, actor.accountId)
  return { views: rows.map(({ viewId, name, query }) => ({ vid: viewId, name, query })) }
}

export async function saveWorklistView(
  context: CallContext,
  { input, actor }: Call<typeof saveContract>,
) {
  const { db, clock } = context
  const { name, query } = input
  const before = await viewsOf(db, actor.accountId)
  const isNew = !before.some((view) => view.name === name)
  if (isNew && before.length >= VIEWS_PER_PERSON) throw new AppError('tooManyViews')
  const { accountId } = actor
  await writeView(db, { viewId: newId('view'), accountId, name, query, createdAt: clock.now() })
  return queryWorklistViews(context, { actor })
}

export async function deleteWorklistView(
  context: CallContext,
  { input, actor }: Call<typeof deleteContract>,
) {
  await removeView(context.db, { accountId: actor.accountId, viewId: input.vid })
  return queryWorklistViews(context, { actor })
}
