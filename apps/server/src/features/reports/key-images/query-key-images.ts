import type { queryKeyImages as contract } from '@systole/contract/files/key-images'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { requireCase } from '../../cases/require-case.ts'
import { listKeyImages } from './key-image-store.ts'
import { presentKeyImage } from './present-key-image.ts'

export async function queryKeyImages(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(context.db, input.caseId, scope)
  const images = await listKeyImages(context.db, consult.caseId)
  return { images: images.map((image) => presentKeyImage(context, actor, image)) }
}
