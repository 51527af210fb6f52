import type { queryKeyImages as contract } from '@systole/contract/files/key-images'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { findCase } from '../../cases/case-store.ts'
import { listKeyImages } from './key-image-store.ts'
import { presentKeyImage } from './present-key-image.ts'

export async function queryKeyImages(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await findCase(context.db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  const images = await listKeyImages(context.db, consult.caseId)
  return { images: images.map((image) => presentKeyImage(context, actor, image)) }
}
