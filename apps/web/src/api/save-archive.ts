import type { Language } from '@systole/i18n/languages'
import { client } from './client.ts'
import { orThrow } from './query.ts'

/** Downloads every file of a case as one ZIP; its address is requested on demand because it expires soon. */
export async function saveArchive(caseId: string, language: Language): Promise<void> {
  const { url } = await orThrow(client.uploads.queryCaseArchive({ caseId, language }))
  const link = document.createElement('a')
  link.href = url
  link.download = '' // the server names it; uploads of the page continue
  link.click()
}
