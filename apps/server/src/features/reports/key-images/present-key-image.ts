import type { WireKeyImage } from '@systole/contract/files/key-images'
import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { stillUrl } from '../../../pictures/picture-url.ts'
import { pictureOf, type ShownKeyImage } from './key-image-store.ts'

export function presentKeyImage(
  context: Pick<CallContext, 'secret' | 'clock'>,
  actor: Actor,
  { row, file, author }: ShownKeyImage,
): WireKeyImage {
  return {
    kid: row.keyImageId,
    fid: row.fileId,
    fname: file.name,
    frame: row.frame,
    picture: pictureOf(row),
    url: row.storageKey === null ? '' : stillUrl(context, actor, row.storageKey),
    author: fullName({ first: author.firstName, last: author.lastName }),
    created: row.createdAt,
  }
}
