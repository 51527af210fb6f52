import type { ReportKeyImage } from '@systole/contract/files/key-images'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

/** The cache time; addresses of stills are valid for at least ten minutes. */
const FRESH_MS = 8 * 60_000

/** A picture captured by a viewer. */
export type CapturedKeyImage = {
  fileId: string
  frame: number | null
  view: Parameters<typeof client.keyImages.addKeyImage>[0]['view']
} & ({ still: Blob } | { strip: Parameters<typeof client.keyImages.addKeyImage>[0]['strip'] })

export const keyImagesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'key-images', caseId],
    queryFn: async (): Promise<ReportKeyImage[]> => {
      const { images } = await orThrow(client.keyImages.queryKeyImages({ caseId }))
      return images
    },
    refetchInterval: FRESH_MS,
  })

/** Stores a picture with the case; returns its id. */
export async function keepPicture(caseId: string, taken: CapturedKeyImage): Promise<string> {
  const kid = `k_${crypto.randomUUID()}`
  const { fileId: fid, frame, view } = taken
  const { image } = await orThrow(
    client.keyImages.addKeyImage({
      caseId,
      kid,
      fid,
      ...(frame !== null && { frame }),
      ...(view && { view }),
      ...('still' in taken ? { still: await base64Of(taken.still) } : { strip: taken.strip }),
    }),
  )
  queryClient.setQueryData(keyImagesQuery(caseId).queryKey, (list = []) => [...list, image])
  return kid
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The picture was not read'))
    reader.readAsDataURL(blob)
  })
}
